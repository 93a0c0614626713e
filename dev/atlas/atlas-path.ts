import { join } from 'node:path'
import { projectRoot } from '~dev/stand-ins/local-folder.ts'

/** Where the atlas lies. */
export const atlasPath = join(projectRoot, 'src', 'domain', 'places', 'cities.txt')
