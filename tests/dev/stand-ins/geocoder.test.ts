import { expect, onTestFinished, test } from 'vitest'
import { createGeocoder } from '~/services/geocoder.ts'
import { startGeocoder } from '~dev/stand-ins/geocoder.ts'

async function start() {
  const standIn = await startGeocoder()
  onTestFinished(standIn.stop)
  const tell = (answer: string) =>
    fetch(`${standIn.url}/stand-in/next`, { method: 'PUT', body: JSON.stringify({ answer }) })
  const geocode = createGeocoder({ url: standIn.url, pause: () => Promise.resolve() })
  return { ...standIn, tell, geocode }
}

test('the stand-in geocoder finds the cities of the atlas', async () => {
  const { geocode } = await start()
  expect(await geocode('Ujjain, India')).toEqual({
    latitude: expect.closeTo(23.18, 1),
    longitude: expect.closeTo(75.78, 1),
    displayName: 'Ujjain, Madhya Pradesh, India',
    source: 'geocoder',
  })
})

test.each(['Kibber', 'mawlynnong', 'Giethoorn, Overijssel'])(
  'the stand-in geocoder knows %s, which the atlas does not, and is asked once',
  async (name) => {
    const { geocode, requests, url } = await start()
    const place = await geocode(name)
    expect(place.displayName.toLowerCase()).toContain(name.toLowerCase())
    expect(await geocode(name)).toEqual(place)
    expect(requests()).toBe(1)
    const counted = await fetch(`${url}/stand-in/requests`)
    expect(await counted.json()).toEqual({ count: 1 })
  },
)

test('the stand-in geocoder replies as Nominatim does', async () => {
  const { url } = await start()
  const answer = await fetch(`${url}/search?q=Ujjain&format=json&limit=1&addressdetails=1`)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const results = await answer.json()
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({
    lat: expect.stringMatching(/^23\.\d+$/),
    lon: expect.stringMatching(/^75\.\d+$/),
    display_name: 'Ujjain, Madhya Pradesh, India',
    address: { city: 'Ujjain', country: 'India' },
  })
  expect(await (await fetch(`${url}/search?q=Zzyzxqy&format=json`)).json()).toEqual([])
  expect((await fetch(`${url}/reverse`)).status).toBe(404)
})

test.each(['nothing', '403', '429', '500', 'html', 'hang-up'])(
  'the stand-in geocoder set to reply %s leaves only the built-in cities to be found',
  async (answer) => {
    const { geocode, tell } = await start()
    await tell(answer)
    await expect(geocode('Ujjain')).rejects.toMatchObject({ kind: 'unknown-place' })
    expect(await geocode('London')).toMatchObject({ source: 'built-in' })
    await tell('usual')
    expect(await geocode('Ujjain')).toMatchObject({ source: 'geocoder' })
  },
)
