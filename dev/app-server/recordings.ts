import { basename } from 'node:path'
import type { RequestHandler } from 'sirv'
import { recordingName, type Sound, soundNamed } from '~dev/recordings/recording.ts'
import { fillWith } from '~dev/recordings/render/fill-cache.ts'
import { staticFiles } from './static-file.ts'

/** Where the recordings lie on a server. */
export const RECORDINGS = '/recordings/'

/**
 * Serves the grounds of sits and `/recordings/<raga-id>-<minutes>.mp3` as files of the cache. A
 * build lays them beside the app; here one that the cache lacks is made first, as a whole.
 */
export function recordings(cacheFolder: string): RequestHandler {
  const files = staticFiles(cacheFolder, { isFilling: true })
  const underWay = new Map<string, Promise<string>>()

  async function make(sound: Sound): Promise<string> {
    const [made] = await fillWith([sound], { cacheFolder })
    return basename(made?.file ?? '')
  }

  /** The file's name; everybody who asks at the same time waits for one making. */
  function fileOf(sound: Sound): Promise<string> {
    const name = recordingName(sound)
    const making = underWay.get(name) ?? make(sound).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  return (request, response, next) => {
    const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? ''
    if (!path.startsWith(RECORDINGS)) return next?.()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    }
    const sound = soundNamed(path.slice(RECORDINGS.length))
    if (!sound) return void response.writeHead(404).end()
    fileOf(sound).then(
      (file) => {
        request.url = `/${file}`
        files(request, response)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }
}
