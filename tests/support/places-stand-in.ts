import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { atlasText } from '~tests/domain/places/committed-atlas.ts'
import { network } from '~tests/support/network.ts'

const GEOCODER = 'http://places.example'

/** Serves the atlas and replies instead of the geocoder, which knows one village. */
export function standInPlaces() {
  vi.stubEnv('VITE_GEOCODER_URL', GEOCODER)
  const places = {
    /** The requests to the geocoder. */
    asked: [] as string[],
    reset: () => {
      places.asked.length = 0
    },
  }
  network.standIn(
    http.get('*/cities.txt', () => HttpResponse.text(atlasText)),
    http.get(`${GEOCODER}/search`, ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? ''
      places.asked.push(text)
      return HttpResponse.json(/^hiwarezzi/i.test(text) ? [VILLAGE] : [])
    }),
  )
  return places
}

const VILLAGE = {
  lat: '19.0701',
  lon: '74.6012',
  display_name: 'Hiwarezzi, Ahmednagar, Maharashtra, India',
}
