import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ENTRY } from '#scripts/site/page-files.ts'
import { groupChunks } from '#scripts/vite/group-chunks.ts'
import { fitKatexFonts } from '#scripts/vite/katex-fonts.ts'
import { fitPdfEngine } from '#scripts/vite/pdf-engine/fit-pdf-engine.ts'

/** Where `npm run dev` runs the worker, which also serves the files that the build makes. */
const worker = process.env.WORKER_ORIGIN

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // With its loader, so that the names of all texts are not part of every page's start. What says that something failed
      // must not itself have to be loaded.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    fitPdfEngine(),
    fitKatexFonts(),
    groupChunks(),
  ],
  worker: { format: 'es', plugins: () => [fitPdfEngine()] },
  optimizeDeps: { exclude: ['pdfjs-dist'] },
  build: {
    chunkSizeWarningLimit: 1000,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // scripts/site/build-site.ts writes the HTML of every page.
    rolldownOptions: { input: { index: ENTRY } },
    modulePreload: { polyfill: false },
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
