import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` runs the worker, which also serves the files that the build makes. */
const worker = process.env.WORKER_ORIGIN

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
  ],
  build: { chunkSizeWarningLimit: 1000, target: 'es2022', assetsInlineLimit: 0, manifest: true },
  server: worker
    ? {
        strictPort: true,
        proxy: Object.fromEntries(
          ['/api', '/files', '/pdfjs'].map((path) => [path, { target: worker, changeOrigin: false }]),
        ),
      }
    : {},
})
