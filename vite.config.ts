import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { keepWoff2 } from './scripts/katex-fonts.ts'
import { fitPdfEngine } from './scripts/pdf-engine.ts'

/** Where `npm run dev` runs the worker, which also serves the files that the build makes. */
const worker = process.env.WORKER_ORIGIN

/** What pages share, in few files: each one more is a request, and an entry in a page's head. */
const PARTS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'router',
    test: /node_modules\/(@tanstack\/(history|store|react-store|router-core|react-router)|use-sync-external-store)\//,
  },
  {
    name: 'ui',
    test: /\/(src\/(structured-data|content-file|ui\/(?!typeset))|content\/site\/facts|domain\/(grade|resource-kinds|untrusted-json|day))/,
  },
  {
    name: 'device',
    test: /\/(src\/(device-store|bookmarks|bookmark-wishes|features\/note-viewer\/(opened-notes|reading-marks))|domain\/(kept-work|bookmark-copy|opened-note|reading-mark|note-address|slug))\.ts/,
  },
  // What asks the worker.
  {
    name: 'data',
    test: /\/(src\/(data|trpc|profile-copy|guest-put-off)\.tsx?|domain\/(profile-copy|profile-options|guest-work)\.ts|node_modules\/@(trpc|tanstack\/(query-core|react-query))\/)/,
  },
  // What may fetch a note before it is opened.
  { name: 'ahead', test: /\/src\/(note-ahead|features\/pdf\/(engine|start-worker|pdf-worker|fetch-))/ },
  // The reader without the engine, which draws what is in its pages.
  {
    name: 'reader',
    test: /\/(src\/features\/(note-viewer\/(note-(reader|header|not-found)|report|use-(?!opened))|pdf\/(?!pdf\.css|pdf-(document|pages?\.|worker)|page-(canvas|links|marks|structure|text)|draw-queue|mend|older|use-(pages|pinch|element)))|domain\/(find-text|pdf-reading|visit-clock))/,
  },
  // A visitor goes from one of these pages to the next. What asks the worker is for students.
  { name: 'catalogue', test: /\/src\/features\/catalogue\/(?!loading|bookmark-sync|use-bookmark-sender)/ },
  // What formulas and running text look like: one file more is a connection more before the first paint.
  { name: 'text-styles', test: /\/(katex\.min|prose|typeset-math)\.css$/ },
  // Without the pages of texts, which alone need the styles of formulas.
  {
    name: 'resources',
    test: /\/src\/features\/resources\/(?!loading|reading|prose|blog-detail|article-page|news-page)/,
  },
]

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // With its loader, so that the names of all texts are not part of every page's start.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    fitPdfEngine(),
    keepWoff2(),
  ],
  worker: { format: 'es', plugins: () => [fitPdfEngine()] },
  optimizeDeps: { exclude: ['pdfjs-dist'] },
  build: {
    chunkSizeWarningLimit: 1000,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS, includeDependenciesRecursively: false } } },
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
