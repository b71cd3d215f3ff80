/** How the client is built into the package of the server, and how its tests run. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8137";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/kogge/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's security policy allows no data addresses
    reportCompressedSize: true,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], globals: false },
} as Parameters<typeof defineConfig>[0]);
