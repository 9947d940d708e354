import { join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'

export const contentFolder = join(projectFolder, 'content')
/** The output of the content build. It is not in git. */
export const builtFolder = join(contentFolder, 'built')
export const fontFolders = [join(projectFolder, 'node_modules/@expo-google-fonts/mukta')]
