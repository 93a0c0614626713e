import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'

/** The path of the atlas. */
export const atlasPath = join(projectRoot, 'src', 'domain', 'places', 'cities.txt')
