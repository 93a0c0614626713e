import { expect, test } from 'vitest'
import { contactSheet } from '~dev/pictures/contact-sheet.ts'
import { PEOPLE } from '~dev/pictures/people.ts'
import { SCREENS } from '~dev/pictures/screens.ts'
import { fileOf, readWanted } from '~dev/pictures/shots.ts'

test('without a word, everybody is pictured on every screen in 24 looks', () => {
  const { screens, people, looks } = readWanted([])
  expect(screens).toEqual(Object.keys(SCREENS))
  expect(people).toEqual(Object.keys(PEOPLE))
  expect([...new Set(looks.map(({ width }) => width))]).toEqual([360, 390, 900, 1024, 1440, 1920])
  expect(looks).toHaveLength(24)
})

test('words choose one picture', () => {
  const words = '--screen home --width 390 --scheme dark --person newcomer --text 200'
  expect(readWanted(words.split(' '))).toEqual({
    screens: ['home'],
    people: ['newcomer'],
    looks: [{ width: 390, height: 844, scheme: 'dark', text: 200 }],
  })
  expect(readWanted(['--width', '320,390', '--width=1440']).looks).toHaveLength(12)
})

test('a name that is not there is refused', () => {
  expect(() => readWanted(['--screen', 'hoem'])).toThrow('There is no screen hoem')
  expect(() => readWanted(['--width', '333'])).toThrow(RangeError)
  expect(() => readWanted(['--colour', 'red'])).toThrow('colour')
})

test('a picture is named after what is in it', () => {
  const look = { width: 390, height: 844, scheme: 'light', text: 100 } as const
  expect(fileOf('home', 'week', look)).toBe('home-week-390.png')
  expect(fileOf('home', 'week', { ...look, scheme: 'dark', text: 200 })).toBe(
    'home-week-390-dark-200.png',
  )
})

test('the contact sheet shows the pictures of a screen together, with their faults as plain text', () => {
  const faults = [{ check: 'axe', words: 'image-alt: <img>' }]
  const sheet = contactSheet([
    { screen: 'home', person: 'week', file: 'home-week-390.png', faults },
    { screen: 'journal', person: 'week', file: 'journal-week-390.png', faults: [] },
    { screen: 'home', person: 'week', file: 'home-week-1440.png', faults: [] },
  ])
  expect(sheet.match(/<h2>\w+/g)).toEqual(['<h2>home', '<h2>journal'])
  expect(sheet.match(/<img src="[\w.-]+/g)).toEqual([
    '<img src="home-week-390.png',
    '<img src="home-week-1440.png',
    '<img src="journal-week-390.png',
  ])
  expect(sheet).toContain('<li>axe: image-alt: &lt;img></li>')
  expect(sheet.match(/class="faulty"/g)).toHaveLength(1)
})
