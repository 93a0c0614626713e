import {
  type Answer,
  type Call,
  type HttpStandIn,
  type PortWish,
  startHttpStandIn,
} from './http-stand-in.ts'

const TELLABLE = ['usual', 'nothing', '403', '429', '500', 'html', 'hang-up', 'silence'] as const
type Told = (typeof TELLABLE)[number]

/** A stand-in for Nominatim: `GET /search` over the app's atlas and a few villages. */
export function startGeocoder(wish: PortWish = {}): Promise<HttpStandIn> {
  return startHttpStandIn({
    ...wish,
    methods: 'GET',
    requestHeaders: '',
    tellable: TELLABLE,
    answer: (call, told) => toldAnswer(told) ?? search(call),
  })
}

function toldAnswer(told: Told): Answer | null {
  switch (told) {
    case 'usual':
      return null
    case 'nothing':
      return { status: 200, json: [] }
    case '403':
    case '429':
    case '500':
      return { status: Number(told), text: 'Bandwidth limit exceeded', type: 'text/plain' }
    case 'html':
      return { status: 200, text: '<!doctype html><title>Nominatim</title>', type: 'text/html' }
    case 'hang-up':
    case 'silence':
      return told
  }
}

async function search({ url }: Call): Promise<Answer> {
  const { searchParams, pathname } = url
  if (pathname !== '/search') {
    return { status: 404, text: 'File not found', type: 'text/html' }
  }
  const limit = Math.min(40, Math.max(1, Number(searchParams.get('limit')) || 10))
  // Reading the atlas takes a moment, and the start need not wait for it.
  const { placesNamed } = await import('./gazetteer.ts')
  const places = await placesNamed(searchParams.get('q') ?? '', limit)
  return { status: 200, json: places.map((place, index) => result(place, index)) }
}

type Place = { readonly label: string; readonly latitude: number; readonly longitude: number }

/**
 * A result in the shape of Nominatim's `format=json` with `addressdetails=1`: numbers are strings.
 */
function result({ label, latitude, longitude }: Place, index: number) {
  const parts = label.split(', ')
  const half = 0.1
  return {
    place_id: index + 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    lat: latitude.toFixed(7),
    lon: longitude.toFixed(7),
    class: 'place',
    type: 'city',
    importance: 0.7,
    addresstype: 'city',
    name: parts[0],
    display_name: label,
    address: { city: parts[0], country: parts.at(-1) },
    boundingbox: [latitude - half, latitude + half, longitude - half, longitude + half].map(String),
  }
}
