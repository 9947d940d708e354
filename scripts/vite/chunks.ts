import { isAbsolute, relative } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'

/** A file of the built app: the modules that pages share. One file more is a request more, on every page that needs it. */
type Part = {
  name: string
  packages?: readonly string[]
  /** Paths from the project's folder, with or without an ending; a folder, with all that is in it, ends with a slash. */
  modules?: readonly string[]
  except?: readonly string[]
}

const PARTS: readonly Part[] = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler'] },
  {
    name: 'router',
    packages: [
      '@tanstack/history',
      '@tanstack/store',
      '@tanstack/react-store',
      '@tanstack/router-core',
      '@tanstack/react-router',
      'use-sync-external-store',
    ],
  },
  {
    name: 'ui',
    modules: [
      'src/ui/',
      'src/app/structured-data',
      'src/content/content-file',
      'content/site/facts',
      'domain/catalogue/school-class',
      'domain/resources/resource-kinds',
      'domain/untrusted-json',
      'domain/plural',
      'domain/study/day',
    ],
    // Dialogs load when one is about to open.
    except: ['src/ui/typeset-math', 'src/ui/dialog'],
  },
  // What the pages of notes read, and what they keep on the device.
  {
    name: 'device',
    modules: [
      'src/content/catalogue-data',
      'content/built/subjects/',
      'content/built/subject-notes/',
      'content/built/classes/',
      'content/built/notes',
      'content/built/subject-index',
      'src/device/device-store',
      'src/device/bookmarks',
      'src/device/bookmark-wishes',
      'src/features/note-viewer/opened-notes',
      'src/features/note-viewer/reading-marks',
      'src/device/visitor-work',
      'domain/catalogue/bookmark-copy',
      'src/features/note-viewer/opened-note',
      'domain/study/reading-mark',
      'domain/catalogue/note-address',
      'domain/catalogue/slug',
    ],
  },
  // What asks the worker.
  {
    name: 'data',
    packages: ['@trpc', '@tanstack/query-core', '@tanstack/react-query'],
    modules: [
      'src/app/data',
      'src/app/trpc',
      'src/device/profile-copy',
      'src/device/guest-put-off',
      'domain/account/profile',
      'domain/account/grade-level',
      'domain/account/guest-work',
    ],
  },
  // What may fetch a note before it is opened.
  {
    name: 'ahead',
    modules: [
      'src/features/pdf/engine/note-ahead',
      'src/features/pdf/engine/engine',
      'src/features/pdf/engine/start-worker',
      'src/features/pdf/engine/pdf-worker',
      'src/features/pdf/engine/fetch-file',
    ],
  },
  // The reader without the engine, and without what the engine brings with it: that draws the pages.
  {
    name: 'reader',
    modules: [
      'src/features/note-viewer/',
      'src/features/pdf/',
      'src/features/pdf/find/find-text',
      'src/features/pdf/pdf-reading',
      'src/features/note-viewer/visit-clock',
    ],
    except: [
      'src/features/note-viewer/dashboard-note-page',
      'src/features/note-viewer/note-for-visitors',
      'src/features/note-viewer/note-loading',
      'src/features/note-viewer/note-page',
      'src/features/note-viewer/use-opened-sender',
      'src/features/pdf/engine/draw-queue',
      'src/features/pdf/pages/mend-semantics',
      'src/features/pdf/engine/older-browsers',
      'src/features/pdf/pages/page-canvas',
      'src/features/pdf/pages/page-links',
      'src/features/pdf/pages/page-marks',
      'src/features/pdf/pages/page-structure',
      'src/features/pdf/pages/page-text',
      'src/features/pdf/pages/pdf',
      'src/features/pdf/engine/pdf-document',
      'src/features/pdf/pages/pdf-page',
      'src/features/pdf/pages/pdf-pages',
      'src/features/pdf/pages/use-element-size',
      'src/features/pdf/pages/use-pages-in-view',
      'src/features/pdf/pages/use-pinch',
    ],
  },
  // A visitor goes from one of these pages to the next. What asks the worker is for students.
  {
    name: 'catalogue',
    modules: ['src/features/catalogue/'],
    except: [
      'src/features/catalogue/catalogue-loading',
      'src/features/catalogue/bookmarks/bookmark-sync',
      'src/features/catalogue/bookmarks/sign-in-first',
      'src/features/catalogue/bookmarks/use-bookmark-sender',
    ],
  },
  // What formulas and running text look like: one sheet more is a connection more before the first paint.
  {
    name: 'text-styles',
    modules: [
      'node_modules/katex/dist/katex.min.css',
      'src/features/resources/reading/prose.css',
      'src/ui/typeset-math.css',
    ],
  },
  // Without the pages of texts, which alone need the styles of formulas.
  {
    name: 'resources',
    modules: ['src/features/resources/'],
    except: [
      'src/features/resources/resource-loading',
      'src/features/resources/reading/reading',
      'src/features/resources/reading/prose',
      'src/features/resources/reading/blog-detail',
      'src/features/resources/reading/article-page',
      'src/features/resources/reading/news-page',
    ],
  },
]

/** As rolldown's groups: the first that a module belongs to takes it. */
export const groups = PARTS.map(({ name, packages = [], modules = [], except = [] }) => ({
  name,
  test: (id: string) =>
    packages.some((one) => id.includes(`/node_modules/${one}/`)) || (isAmong(modules, id) && !isAmong(except, id)),
}))

function isAmong(modules: readonly string[], id: string): boolean {
  // What follows a question mark says how a file is imported.
  const [file = ''] = id.split('?', 1)
  const path = isAbsolute(file) ? relative(projectFolder, file) : file
  const stem = path.replace(/\.[^/]*$/, '')
  return modules.some((one) => (one.endsWith('/') ? path.startsWith(one) : one === path || one === stem))
}
