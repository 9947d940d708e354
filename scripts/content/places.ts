import { join } from 'node:path'

export const projectFolder = join(import.meta.dirname, '../..')
export const contentFolder = join(projectFolder, 'content')
/** What the build makes of the content: git-ignored, remade from the sources at any time. */
export const builtFolder = join(contentFolder, 'built')
export const fontFolders = [join(projectFolder, 'node_modules/@expo-google-fonts/mukta')]
