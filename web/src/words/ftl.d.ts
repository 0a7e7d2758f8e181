declare module "*.ftl" {
  const texts: import("./words.svelte").Texts;
  export default texts;
}
