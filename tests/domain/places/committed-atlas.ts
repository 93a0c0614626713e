import { readFileSync } from 'node:fs'
import { parseAtlas } from '~/domain/places/atlas.ts'
import { atlasPath } from '~dev/atlas/atlas-path.ts'

export const atlasText = readFileSync(atlasPath, 'utf8')
export const committedAtlas = parseAtlas(atlasText)
