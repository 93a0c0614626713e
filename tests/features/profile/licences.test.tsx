import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectRoot } from '~dev/process/local-folder.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { openProfile } from './open-profile.tsx'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const notice = () => read('public/licences/lame.txt').replace(/\s+/g, ' ')

test('the profile links to the notices and the licence that are shipped', async () => {
  signInAsAsha()
  await openProfile('/profile?tab=account')
  const links = [
    await screen.findByRole('link', { name: 'its notice, source and how to replace it' }),
    screen.getByRole('link', { name: 'the licence' }),
    screen.getByRole('link', { name: 'sources of its cities, time zones and sky' }),
  ]
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses).toEqual(['/licences/lame.txt', '/licences/lgpl-2.txt', '/licences/sources.txt'])
  for (const address of addresses)
    expect(existsSync(join(projectRoot, 'public', address))).toBe(true)
})

test('the profile links to the licences of the libraries and of both typefaces', async () => {
  signInAsAsha()
  await openProfile('/profile?tab=account')
  const addressOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await addressOf('its libraries and their licences')).toBe('/licences/libraries.txt')
  expect(await addressOf('Eczar')).toMatch(/eczar-licence.*\.txt/)
  expect(await addressOf('Anek')).toMatch(/anek-licence.*\.txt/)
  expect(screen.getByText(/cities from GeoNames, CC BY 4\.0/)).not.toBeNull()
})

test.each([
  ['whose data it is', 'Cities and their regions are from GeoNames (https://www.geonames.org)'],
  [
    'its licence',
    'Creative Commons Attribution 4.0 licence (https://creativecommons.org/licenses/by',
  ],
  ['that it was changed', 'Changed: chosen by size, names and regions put into common English'],
  ['whose the borders are', 'copyright OpenStreetMap contributors'],
  ['whose the tables of the sky are', 'Copyright (c) 2013 Sonia Keys'],
])('the page of sources says %s', (_, words) => {
  expect(read('public/licences/sources.txt').replace(/\s+/g, ' ')).toContain(words)
})

test.each([
  ['whose work it is', 'copyright (c) 1999-2017 The LAME Project and its contributors'],
  ['its licence', 'GNU Library General Public License, version 2 or later'],
  ['where the licence is', '/licences/lgpl-2.txt'],
  ['that nobody warrants for it', 'It comes without any warranty'],
  ['whose the code around it is', 'copyright (c) 2020-2024 arseneyr, under the MIT licence'],
  ['that the file is unchanged', 'one file of its own, unchanged'],
  ['the exact source', 'lame, commit 98db548e8e851defbba3184125ce10725355c332'],
  ['how it is built', 'with Emscripten 2.0.8'],
  ['the offer of the source', 'gives you the same source on request, for no more than the cost'],
  ['how long the offer holds', 'for at least three years after they last offered this file'],
  ['how to replace it', 'build mp3.wasm with that Makefile and put it in the'],
  ['that it may be taken apart', 'You may take the app apart as far as you need'],
])('the notice of LAME says %s', (_, words) => {
  expect(notice()).toContain(words)
})

test('the notice names the very package that is built into the app', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const wanted = { ...devDependencies, ...dependencies }['wasm-media-encoders']
  const { version } = JSON.parse(read('node_modules/wasm-media-encoders/package.json'))
  expect(wanted).toBe(version)
  expect(notice()).toContain(`npm package wasm-media-encoders ${version}`)
  expect(notice()).toContain(`tag v${version}`)
  const file = 'node_modules/wasm-media-encoders/wasm/mp3.wasm'
  expect(notice()).toContain(file)
  expect(existsSync(join(projectRoot, file))).toBe(true)
})

test('the text of the licence is whole', () => {
  const licence = read('public/licences/lgpl-2.txt')
  expect(licence).toContain('GNU LIBRARY GENERAL PUBLIC LICENSE')
  expect(licence).toContain('Version 2, June 1991')
  expect(licence).toContain('END OF TERMS AND CONDITIONS')
  expect(licence.length).toBeGreaterThan(25_000)
})
