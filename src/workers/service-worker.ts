import { addPlugins, addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { isAppAddress } from '~/lib/shell/app-addresses.ts'
import { START_NOW } from '~/lib/shell/app-worker.ts'
import { FILE_NAME, SHARE_ADDRESS, SHARED_FILES } from '~/lib/shell/shared-files.ts'

/** The build puts the list of files here; TypeScript's own types of workers exclude those of pages. */
declare const self: {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

// What has no route here goes to the network as if there were no worker: the database, the identity
// service, the geocoder and the recordings, which are asked for in ranges.
addPlugins([
  {
    // A player asks for the bell in ranges.
    cachedResponseWillBeUsed: async ({ request, cachedResponse: kept }) =>
      kept && request.headers.has('range') ? createPartialResponse(request, kept) : kept,
  },
])
precache(self.__WB_MANIFEST)

const opens = (path: (pathname: string) => boolean) => {
  return ({ request, sameOrigin, url }: { request: Request; sameOrigin: boolean; url: URL }) =>
    sameOrigin && request.mode === 'navigate' && path(url.pathname)
}
registerRoute(
  opens((pathname) => pathname === paths.landing()),
  createHandlerBoundToURL('/'),
)
registerRoute(opens(isAppAddress), createHandlerBoundToURL('/app.html'))
addRoute({ directoryIndex: '', cleanURLs: false })

// Files that another app shares stay on the device: a page takes them from here.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_ADDRESS,
  async ({ request }) => {
    const cache = await caches.open(SHARED_FILES)
    const parts = [...(await request.formData()).values()]
    for (const [index, file] of parts.entries()) {
      if (!(file instanceof File)) continue
      const headers = { [FILE_NAME]: encodeURIComponent(file.name.toWellFormed()) }
      await cache.put(`${SHARE_ADDRESS}/${index}`, new Response(file, { headers }))
    }
    return Response.redirect(`${paths.dailyAudio()}${overlays.yours('shared')}`, 303)
  },
  'POST',
)

// A new version waits until a page asks for it, so that no open page loses its files.
self.addEventListener('message', ({ data }) => {
  if (data === START_NOW) void self.skipWaiting()
})
