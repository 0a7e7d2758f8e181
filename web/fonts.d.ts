import type { Plugin } from "vite";

export function fonts(): Plugin;
