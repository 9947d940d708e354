/** Written by the build (scripts/site/service-worker.ts). */
declare const __SHELL__: {
  /** The path of the script that starts the app. Its name has a hash of the whole app, so it identifies the build. */
  build: string
  /** The files of every page, and all pages of the dashboard. */
  files: string[]
}

export const { build: BUILD, files: SHELL_FILES } = __SHELL__

/** The cache of the app itself, one for each build. */
export const SHELL = `shell ${BUILD}`
/** The cache of content: files with a hash or a version in their names, kept across builds. */
export const CONTENT = 'content'
/** The empty page that the app fills. */
export const EMPTY_PAGE = '/shell'
