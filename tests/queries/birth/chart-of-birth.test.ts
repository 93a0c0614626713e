import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Birth } from '~/domain/birth/birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { BirthToCome } from '~/lib/birth-to-come.ts'
import { usualCaster } from '~/queries/birth/caster.ts'
import { chartOfBirth } from '~/queries/birth/chart-of-birth.ts'
import { skyProfile, testProfileCall } from '~/queries/birth/sky-profile.ts'
import {
  BACKEND,
  BENGALURU,
  chartReply,
  profileReply,
  standInAstrology,
  UTC,
} from '~tests/support/astrology-stand-in.ts'

const net = standInAstrology()

const birth: Birth = {
  date: localDay('1990-08-15'),
  time: '06:30',
  place: 'Bengaluru, Karnataka, India',
  ...BENGALURU,
  timezone: 'auto',
  zone: 'Asia/Kolkata',
  offsetSeconds: 19_800,
  utc: UTC,
}

afterEach(() => {
  vi.useRealTimers()
})

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
  vi.stubEnv('VITE_ASTROLOGY_API_URL', BACKEND)
  vi.stubEnv('VITE_ASTROLOGY_API_KEY', 'k-1')
})

const fetched = (options: ReturnType<typeof chartOfBirth>) => new QueryClient().fetchQuery(options)

test('the device computes a chart without any request', async () => {
  const reading = await fetched(chartOfBirth(birth, 'true', 'device'))
  expect(reading).toMatchObject({ computedBy: 'device', node: 'true', utc: UTC })
  expect(reading.lagna.sign).toBe('Leo')
  expect(net.asked).toEqual([])
})

test('a configured service gets the resolved zone, the key and no name', async () => {
  expect(usualCaster()).toBe('backend')
  const reading = await fetched(chartOfBirth(birth, 'mean'))
  expect(reading).toMatchObject({ computedBy: 'backend', node: 'mean', utc: UTC })
  expect(net.asked).toHaveLength(1)
  expect(net.asked[0]?.body).toEqual({
    date: '1990-08-15',
    time: '06:30',
    lat: BENGALURU.latitude,
    lon: BENGALURU.longitude,
    timezone: 'Asia/Kolkata',
  })
  expect(net.asked[0]?.headers.get('x-api-key')).toBe('k-1')
})

test('both ways to compute agree on a chart', async () => {
  const own = await fetched(chartOfBirth(birth, 'mean', 'device'))
  const asked = await fetched(chartOfBirth(birth, 'mean', 'backend'))
  for (const [name, { sign, house, nakshatra }] of Object.entries(own.grahas)) {
    const { pada, lord } = nakshatra
    expect(asked.grahas).toHaveProperty(name, expect.objectContaining({ sign, house }))
    expect(asked.grahas).toHaveProperty([name, 'nakshatra', 'pada'], pada)
    expect(asked.grahas).toHaveProperty([name, 'nakshatra', 'lord'], lord)
  }
})

test('a service that read the clock in another way is refused', async () => {
  net.answer = () => HttpResponse.json({ ...chartReply, utc: '1990-08-15T06:30:00Z' })
  await expect(fetched(chartOfBirth(birth, 'mean'))).rejects.toMatchObject({
    name: 'AstrologyError',
    kind: 'malformed',
    message: expect.stringContaining('it stands for another moment than the birth'),
  })
})

test('the refusal of the service is passed on, is not tried again, and the device still computes', async () => {
  net.answer = () => HttpResponse.json({ detail: 'slow' }, { status: 429 })
  await expect(fetched(chartOfBirth(birth, 'mean'))).rejects.toMatchObject({ kind: 'too-often' })
  expect(net.asked).toHaveLength(1)
  expect(await fetched(chartOfBirth(birth, 'mean', 'device'))).toMatchObject({
    computedBy: 'device',
  })
  expect(net.asked).toHaveLength(1)
})

test('the profile is requested with the place, and with the offset where no zone was chosen', async () => {
  net.answer = () => HttpResponse.json(profileReply)
  const typed: Birth = { ...birth, timezone: 'offset', zone: null }
  const profile = await new QueryClient().fetchQuery(skyProfile(typed))
  expect(profile).toMatchObject({ currentMahadasha: 'Jupiter', suggestedRaga: 'Yaman' })
  expect(net.asked[0]?.body).toEqual({
    date: '1990-08-15',
    time: '06:30',
    place: 'Bengaluru, Karnataka, India',
    ...BENGALURU,
    timezone: '+05:30',
  })
})

test('nobody is asked about a birth that is still to come', async () => {
  vi.useFakeTimers({ now: UTC - 60_000, toFake: ['Date'] })
  const profile = () => new QueryClient().fetchQuery(skyProfile(birth))
  await expect(fetched(chartOfBirth(birth, 'mean', 'backend'))).rejects.toThrow(BirthToCome)
  await expect(profile()).rejects.toThrow(BirthToCome)
  expect(net.asked).toEqual([])
  vi.setSystemTime(UTC)
  net.answer = () => HttpResponse.json(profileReply)
  expect(await profile()).toMatchObject({ lagna: 'Leo' })
})

test.each<[string, () => Response]>([
  ['a good answer', () => HttpResponse.json(profileReply)],
  ['a refusal', () => HttpResponse.json({ detail: 'no' }, { status: 400 })],
  ['a page', () => HttpResponse.html('<p>Sign in</p>')],
  ['a lost network', () => HttpResponse.error()],
])('the request after a save is sent once, and %s changes nothing', async (_name, answer) => {
  net.answer = answer
  await expect(testProfileCall(birth)).resolves.toBeUndefined()
  expect(net.asked.map(({ path }) => path)).toEqual(['/astro/get-profile'])
})

test('the device computes without a service, and no request follows a save', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', '')
  vi.resetModules()
  const queries = await import('~/queries/birth/chart-of-birth.ts')
  const profiles = await import('~/queries/birth/sky-profile.ts')
  const { usualCaster } = await import('~/queries/birth/caster.ts')
  expect(usualCaster()).toBe('device')
  expect(await fetched(queries.chartOfBirth(birth, 'mean'))).toMatchObject({ computedBy: 'device' })
  await profiles.testProfileCall(birth)
  await expect(new QueryClient().fetchQuery(profiles.skyProfile(birth))).rejects.toThrow(
    'This app has no astrology service to ask.',
  )
  expect(net.asked).toEqual([])
})
