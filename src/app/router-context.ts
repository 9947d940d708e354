import type { Auth } from './auth.tsx'

/** What every route can ask of the app. */
export type RouterContext = { auth: Auth }
