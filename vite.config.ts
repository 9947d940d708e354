import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` runs the worker, which also serves the files that the build makes. */
const worker = process.env.WORKER_ORIGIN

/** What pages share, in few files: each one more is a request, and an entry in a page's head. */
const PARTS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(history|store|react-store|router-core|react-router)\// },
  { name: 'ui', test: /\/src\/ui\/(?!dialog|field|segments|typeset)/ },
  // A visitor goes from one of these pages to the next.
  { name: 'catalogue', test: /\/src\/features\/catalogue\/(?!loading)/ },
  { name: 'resources', test: /\/src\/(structured-data|features\/resources\/(?!loading))/ },
]

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
  build: {
    chunkSizeWarningLimit: 1000,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: worker
    ? {
        strictPort: true,
        proxy: Object.fromEntries(
          ['/api', '/files', '/pdfjs'].map((path) => [path, { target: worker, changeOrigin: false }]),
        ),
      }
    : {},
})
