import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type AddressFault,
  addressFault,
  addressOf,
  ragaIn,
  titleOfFile,
  typedRaga,
} from '~/domain/session/adding-recording.ts'
import {
  asRecording,
  fileAt,
  isStoredAddress,
  LONGEST_TITLE,
  type PersonalRecording,
} from '~/domain/session/personal-recording.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import { RAGAS } from '~/raga/catalogue.ts'

const HASH = '0123456789abcdef'.repeat(4)

const concert = (changes: Partial<PersonalRecording> = {}): PersonalRecording => ({
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  sound: { from: 'address', address: 'https://media.example/yaman.mp3' },
  title: 'An evening in Pune',
  raga: 'Yaman',
  moodCategory: 'Shantha',
  seconds: 1471,
  updatedAt: '2026-03-04T20:00:00.000Z',
  ...changes,
})

describe('a recording of one’s own as it is played', () => {
  test('by an address, it is one of the library without a day and a description', () => {
    expect(asRecording(concert())).toEqual({
      id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
      title: 'An evening in Pune',
      description: '',
      audioUrl: 'https://media.example/yaman.mp3',
      raga: 'Yaman',
      moodCategory: 'Shantha',
      minutes: 25,
      dayNumber: null,
    })
  })

  test('by a file, its address stands for the hash of the file, on this site', () => {
    const { audioUrl } = asRecording(concert({ sound: { from: 'file', hash: HASH, bytes: 1 } }))
    expect(isPlayableUrl(audioUrl)).toBe(true)
    expect(fileAt(audioUrl)).toBe(HASH)
  })

  test.each([
    [null, null],
    [1, 1],
    [59, 1],
    [86_400, 1440],
  ])('of %s seconds it has %s minutes', (seconds, minutes) => {
    expect(asRecording(concert({ seconds })).minutes).toBe(minutes)
  })

  test.each([
    '/recordings/yaman-10.mp3',
    'https://media.example/yaman.mp3',
    `/yours/${HASH.slice(1)}`,
    `/yours/${HASH}0`,
    `/yours/${HASH.toUpperCase()}`,
    `/yours/${HASH}/more`,
    `/yours/../${HASH}`,
    `https://media.example/yours/${HASH}`,
    '/yours/',
    '',
  ])('the address %j stands for no file', (address) => {
    expect(fileAt(address)).toBeNull()
  })
})

describe('the address of a recording', () => {
  test.each([
    ['https://media.example/yaman.mp3', 'https://media.example/yaman.mp3'],
    ['  https://media.example/yaman.mp3\n', 'https://media.example/yaman.mp3'],
    ['HTTPS://Media.Example/Yaman.mp3', 'https://media.example/Yaman.mp3'],
    ['https://media.example', 'https://media.example/'],
    ['https://media.example:8443/a.mp3', 'https://media.example:8443/a.mp3'],
    ['https://media.example:443/a.mp3', 'https://media.example/a.mp3'],
    ['https://media.example/a.mp3?sig=a%2Fb&x=@#t=10', 'https://media.example/a.mp3?sig=a%2Fb&x=@'],
    ['https://media.example/@me/a.mp3', 'https://media.example/@me/a.mp3'],
    ['https://media.example/an evening.mp3', 'https://media.example/an%20evening.mp3'],
    ['https://media.example/a/../b.mp3', 'https://media.example/b.mp3'],
    ['https://media.example\\a.mp3', 'https://media.example/a.mp3'],
    ['https://media.example/यमन.mp3', 'https://media.example/%E0%A4%AF%E0%A4%AE%E0%A4%A8.mp3'],
    ['https://संगीत.example/a.mp3', 'https://xn--i1b6bxb9dxb.example/a.mp3'],
    ['https://bücher.example/a.mp3', 'https://xn--bcher-kva.example/a.mp3'],
    ['https://93.184.216.34/a.mp3', 'https://93.184.216.34/a.mp3'],
    ['https://172.15.0.1/a.mp3', 'https://172.15.0.1/a.mp3'],
    ['https://172.32.0.1/a.mp3', 'https://172.32.0.1/a.mp3'],
    ['https://100.63.0.1/a.mp3', 'https://100.63.0.1/a.mp3'],
    ['https://100.128.0.1/a.mp3', 'https://100.128.0.1/a.mp3'],
    ['https://192.169.0.1/a.mp3', 'https://192.169.0.1/a.mp3'],
    ['https://[2606:2800:220:1::1946]/a.mp3', 'https://[2606:2800:220:1::1946]/a.mp3'],
    ['https://10.example/a.mp3', 'https://10.example/a.mp3'],
    ['https://locally.example/a.mp3', 'https://locally.example/a.mp3'],
    ['https://home.example/a.mp3', 'https://home.example/a.mp3'],
  ])('%j may be tried, and is stored as %j', (typed, stored) => {
    expect(addressFault(typed)).toBeNull()
    expect(addressOf(typed)).toBe(stored)
    expect(isStoredAddress(stored)).toBe(true)
  })

  test.each<[string, AddressFault]>([
    ['', 'none'],
    [' \n ', 'none'],
    ['yaman', 'no-address'],
    ['media.example/yaman.mp3', 'no-address'],
    ['//media.example/yaman.mp3', 'no-address'],
    ['/recordings/yaman-10.mp3', 'no-address'],
    ['https://', 'no-address'],
    ['https:// media.example/a.mp3', 'no-address'],
    ['https://media.example:99999/a.mp3', 'no-address'],
    ['https://[zz]/a.mp3', 'no-address'],
    ['https://999.1.1.1/a.mp3', 'no-address'],
    ["https://it's.example/a.mp3", 'no-address'],
    ['javascript:alert(1)', 'no-address'],
    ['data:audio/mpeg;base64,AAAA', 'no-address'],
    ['blob:https://media.example/1', 'no-address'],
    ['file:///home/asha/yaman.mp3', 'no-address'],
    ['mailto:asha@media.example', 'no-address'],
    ['localhost:8080/a.mp3', 'no-address'],
    ['http://media.example/yaman.mp3', 'not-https'],
    ['http://192.168.0.2/yaman.mp3', 'not-https'],
    ['ftp://media.example/yaman.mp3', 'not-https'],
    ['wss://media.example/yaman.mp3', 'not-https'],
    ['javascript://media.example/%0aalert(1)', 'not-https'],
    ['https://asha:secret@media.example/a.mp3', 'with-password'],
    ['https://asha@media.example/a.mp3', 'with-password'],
    ['https://:secret@media.example/a.mp3', 'with-password'],
    ['https://media.example:a@192.168.0.2/a.mp3', 'with-password'],
    ...[
      ...['localhost', 'localhost.', 'LOCALHOST', 'a.localhost', 'localhost:8443', 'a.localdomain'],
      ...['nas', 'nas.local', 'nas.local.', 'nas.local..', 'nas.lan', 'nas.home', 'nas.home.arpa'],
      ...['db.internal', 'wiki.intranet', 'files.corp'],
      ...[
        '0.0.0.0',
        '10.0.0.1',
        '10.255.255.255',
        '127.0.0.1',
        '127.1',
        '2130706433',
        '0x7f000001',
      ],
      ...[
        '0177.0.0.1',
        '１２７.0.0.1',
        '127.0.0.1.',
        '169.254.169.254',
        '192.168.1.1',
        '172.16.0.1',
      ],
      ...[
        '172.31.255.255',
        '100.64.0.1',
        '100.127.255.255',
        '198.18.0.1',
        '224.0.0.1',
        '240.0.0.1',
      ],
      ...['255.255.255.255', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:192.168.1.1]'],
      ...['[::192.168.1.1]', '[64:ff9b::10.0.0.1]', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]'],
      ...['[febf::1]', '[fec0::1]', '[ff02::1]', '[FD00::1]:8443'],
    ].map((host): [string, AddressFault] => [`https://${host}/a.mp3`, 'private-network']),
  ])('%j is refused: %s', (typed, fault) => {
    expect(addressFault(typed)).toBe(fault)
  })

  test('has 2,048 characters at most, as it is stored', () => {
    const long = `https://media.example/${'a'.repeat(2026)}`
    expect(addressFault(long)).toBeNull()
    expect(addressOf(long)).toHaveLength(2048)
    expect(addressFault(`${long}a`)).toBe('too-long')
    expect(isStoredAddress(`${long}a`)).toBe(false)
    // Each letter has nine characters there.
    expect(addressFault(`https://media.example/${'य'.repeat(300)}`)).toBe('too-long')
    expect(addressFault(`data:audio/mpeg;base64,${'A'.repeat(5000)}`)).toBe('too-long')
  })

  test.each([
    'https://media.example/an evening.mp3',
    'https://media.example/यमन.mp3',
    'https://asha:secret@media.example/a.mp3',
    'https://media.example\\a.mp3',
    'https:///media.example/a.mp3',
    'https://media.example:99999/a.mp3',
    'HTTPS://media.example/a.mp3',
    'https://media.example/a.mp3\n',
    'http://media.example/a.mp3',
    '/recordings/yaman-10.mp3',
    'https://',
    '',
  ])('%j is not stored as it is', (text) => {
    expect(isStoredAddress(text)).toBe(false)
  })

  test('what may be tried can be stored, and is found right again', () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((six) => `[${six}]`),
      fc.string(),
    )
    const typed = fc
      .tuple(fc.constantFrom('https://', 'https:', 'http://', ''), host, fc.string())
      .map(([scheme, name, path]) => `${scheme}${name}/${path}`)
    fc.assert(
      fc.property(fc.oneof(typed, fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
        if (addressFault(text) !== null) return
        const address = addressOf(text)
        expect(isStoredAddress(address)).toBe(true)
        expect(addressFault(address)).toBeNull()
        expect(addressOf(address)).toBe(address)
      }),
    )
  })

  test('a browser without URL.canParse finds the same faults', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function')
    })
    expect(addressFault('https://media.example/a.mp3')).toBeNull()
    expect(addressFault('https://')).toBe('no-address')
  })
})

describe('the title of a file', () => {
  test.each([
    ['Raga Yaman.mp3', 'Raga Yaman'],
    ['Raga_Yaman__alap.FLAC', 'Raga Yaman alap'],
    ['01 - Raga Yaman (live).m4a', '01 - Raga Yaman (live)'],
    ['Yaman', 'Yaman'],
    ['Pt. Bhimsen Joshi.ogg', 'Pt. Bhimsen Joshi'],
    ['yaman.tar.gz', 'yaman.tar'],
    ['an evening.of three hours', 'an evening.of three hours'],
    ['.hidden.mp3', '.hidden'],
    ['राग यमन.mp3', 'राग यमन'],
    // Joiners belong to the spelling, and to the picture.
    ['क्\u200dष\u200cण.mp3', 'क्\u200dष\u200cण'],
    ['🧘🏽\u200d♀️.mp3', '🧘🏽\u200d♀️'],
    // Turned around, it would read "Yaman exe.mp3".
    ['Yaman \u202e3pm.exe', 'Yaman 3pm'],
    ['\u2066Yaman\u2069\u200f.mp3', 'Yaman'],
    ['Yaman.mp3\u202e', 'Yaman'],
    ['Yaman\r\nSet-Cookie: a=b.mp3', 'Yaman Set-Cookie: a=b'],
    ['Ya\u0000man\u0007\u001b[31m.mp3', 'Yaman [31m'],
    ['Yaman\u2028\u2029.mp3', 'Yaman'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['<img src=x onerror=alert(1)>.mp3', '<img src=x onerror=alert(1)>'],
    ['half \ud83e.mp3', 'half \ufffd'],
  ])('%j is %j', (name, title) => {
    expect(titleOfFile(name)).toBe(title)
  })

  test.each(['', ' ', '.mp3', '___.mp3', '\u202e\u2066.mp3', '\u200d\u200c.mp3', '\0'])(
    '%j has none',
    (name) => {
      expect(titleOfFile(name)).toBeNull()
    },
  )

  test('is cut to what can be stored, between two characters', () => {
    expect(titleOfFile(`${'a'.repeat(5000)}.mp3`)).toBe('a'.repeat(200))
    expect(titleOfFile(`${'🪷'.repeat(5000)}.mp3`)).toBe('🪷'.repeat(200))
    expect(titleOfFile(`${'a'.repeat(199)} ${'b'.repeat(200)}.mp3`)).toBe('a'.repeat(199))
  })

  test('can be stored, and shows nothing that turns or breaks a line, whatever the file is called', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(
        ' ',
        '_',
        '.',
        '\0',
        '\n',
        '\u202e',
        '\u200d',
        '\ud83e',
        '.mp3',
        'x'.repeat(150),
      ),
    )
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 30 }).map((units) => units.join('')),
        (name) => {
          const title = titleOfFile(name)
          if (title === null) return
          expect(title).toBe(title.trim())
          expect(title.isWellFormed()).toBe(true)
          expect(title).toMatch(/[^\s\u200c\u200d]/)
          expect([...title].length).toBeLessThanOrEqual(LONGEST_TITLE)
          expect(title).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
        },
      ),
    )
  })
})

describe('the raga in a text', () => {
  const names = RAGAS.map(({ name }) => name)

  test.each([
    ['Yaman', 'Yaman'],
    ['  yaman ', 'Yaman'],
    ['Raga Yaman - alap', 'Yaman'],
    ['raag_yaman_01', 'Yaman'],
    ['An evening of YAMAN.', 'Yaman'],
    ['Yaman’s alap', 'Yaman'],
    ['Raga Bhairavi, dadra', 'Bhairavi'],
    ['Raga Bhairav', 'Bhairav'],
    ['Ahir Bhairav at dawn', 'Ahir Bhairav'],
    ['ahir-bhairav', 'Ahir Bhairav'],
    ['Darbari_Kanada', 'Darbari Kanada'],
    ['Deshkar', null],
    ['Marwa', null],
    ['', null],
    [' ', null],
  ])('%j is %j, in any order of the names', (text, raga) => {
    for (const order of [names, names.toSorted(), names.toReversed()]) {
      expect(ragaIn(text, order)).toBe(raga)
    }
  })

  test('may be one that only the library has', () => {
    expect(ragaIn('Marwa of the evening', [...names, 'Marwa'])).toBe('Marwa')
    expect(ragaIn('Raga मारवा', ['मारवा'])).toBe('मारवा')
    expect(ragaIn('An evening', ['', ' ', '-'])).toBeNull()
  })

  test.each([
    ['', null],
    [' \n', null],
    ['\0', null],
    [' ahir bhairav ', 'Ahir Bhairav'],
    [' Marwa ', 'Marwa'],
    ['Raga Yaman', 'Raga Yaman'],
    ['Mar\0wa', 'Marwa'],
    ['\ud83eMarwa', '\ufffdMarwa'],
  ])('typed as %j is kept as %j', (typed, raga) => {
    expect(typedRaga(typed)).toBe(raga)
  })
})
