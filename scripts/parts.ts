import { isAbsolute, relative } from 'node:path'
import { projectFolder } from './files.ts'

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
      'src/structured-data',
      'src/content-file',
      'content/site/facts',
      'domain/grade',
      'domain/resource-kinds',
      'domain/untrusted-json',
      'domain/day',
    ],
    except: ['src/ui/typeset-math'],
  },
  // What the pages of notes read, and what they keep on the device.
  {
    name: 'device',
    modules: [
      'src/catalogue-data',
      'content/built/subjects/',
      'content/built/subject-notes/',
      'content/built/grades/',
      'content/built/notes',
      'content/built/subject-index',
      'src/device-store',
      'src/bookmarks',
      'src/bookmark-wishes',
      'src/features/note-viewer/opened-notes',
      'src/features/note-viewer/reading-marks',
      'domain/kept-work',
      'domain/bookmark-copy',
      'domain/opened-note',
      'domain/reading-mark',
      'domain/note-address',
      'domain/slug',
    ],
  },
  // What asks the worker.
  {
    name: 'data',
    packages: ['@trpc', '@tanstack/query-core', '@tanstack/react-query'],
    modules: [
      'src/data',
      'src/trpc',
      'src/profile-copy',
      'src/guest-put-off',
      'domain/profile-copy',
      'domain/profile-options',
      'domain/guest-work',
    ],
  },
  // What may fetch a note before it is opened.
  {
    name: 'ahead',
    modules: [
      'src/note-ahead',
      'src/features/pdf/engine',
      'src/features/pdf/start-worker',
      'src/features/pdf/pdf-worker',
      'src/features/pdf/fetch-file',
      'src/features/pdf/fetch-ahead',
    ],
  },
  // The reader without the engine, and without what the engine brings with it: that draws the pages.
  {
    name: 'reader',
    modules: [
      'src/features/note-viewer/',
      'src/features/pdf/',
      'domain/find-text',
      'domain/pdf-reading',
      'domain/visit-clock',
    ],
    except: [
      'src/features/note-viewer/dashboard-note-page',
      'src/features/note-viewer/note-failure',
      'src/features/note-viewer/note-for-visitors',
      'src/features/note-viewer/note-loading',
      'src/features/note-viewer/note-page',
      'src/features/note-viewer/use-opened-sender',
      'src/features/pdf/draw-queue',
      'src/features/pdf/mend-semantics',
      'src/features/pdf/older-browsers',
      'src/features/pdf/page-canvas',
      'src/features/pdf/page-links',
      'src/features/pdf/page-marks',
      'src/features/pdf/page-structure',
      'src/features/pdf/page-text',
      'src/features/pdf/pdf',
      'src/features/pdf/pdf-document',
      'src/features/pdf/pdf-page',
      'src/features/pdf/pdf-pages',
      'src/features/pdf/use-element-size',
      'src/features/pdf/use-pages-in-view',
      'src/features/pdf/use-pinch',
    ],
  },
  // A visitor goes from one of these pages to the next. What asks the worker is for students.
  {
    name: 'catalogue',
    modules: ['src/features/catalogue/'],
    except: [
      'src/features/catalogue/loading',
      'src/features/catalogue/bookmark-sync',
      'src/features/catalogue/use-bookmark-sender',
    ],
  },
  // What formulas and running text look like: one sheet more is a connection more before the first paint.
  {
    name: 'text-styles',
    modules: ['node_modules/katex/dist/katex.min.css', 'src/features/resources/prose.css', 'src/ui/typeset-math.css'],
  },
  // Without the pages of texts, which alone need the styles of formulas.
  {
    name: 'resources',
    modules: ['src/features/resources/'],
    except: [
      'src/features/resources/loading',
      'src/features/resources/reading',
      'src/features/resources/prose',
      'src/features/resources/blog-detail',
      'src/features/resources/article-page',
      'src/features/resources/news-page',
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
