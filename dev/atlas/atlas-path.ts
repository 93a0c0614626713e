import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'

/** Where the atlas lies. */
export const atlasPath = join(projectRoot, 'src', 'domain', 'places', 'cities.txt')
