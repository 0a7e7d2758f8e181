// Where the page is: the root of its server, or the folder of a site without a server. It ends with a slash.

export const root = new URL(".", document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href).href;
