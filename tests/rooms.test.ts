import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as house from './architecture/house-rules.ts'
import type { SourceFile } from './architecture/source-file.ts'

const TEXTS = import.meta.glob<string>(
  ['/{src,dev,db,tests,e2e}/**/*.{ts,tsx,mjs}', '/vite.config.ts', '/docs/*.md'],
  { query: '?raw', import: 'default', eager: true },
)
// A text may name them.
const OTHERS = import.meta.glob(
  [
    '/{src,dev,db,tests,e2e,public}/**/*',
    '!/dev/recordings/gallery/pictures/*',
    '!/**/*.{ts,tsx,mjs}',
  ],
  { query: '?url' },
)

const FILES: readonly SourceFile[] = [
  ...Object.entries(TEXTS).map(([path, text]) => ({ path: path.slice(1), text })),
  ...Object.keys(OTHERS).map((path) => ({ path: path.slice(1), text: '' })),
  // A glob leaves out the file it stands in.
  ...[
    'tests/rooms.test.ts',
    'README.md',
    '.github/CONTRIBUTING.md',
    'index.html',
    'package.json',
    '.env.example',
  ].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
]

type Planted = { rule: house.HouseRule; broken: SourceFile[][]; sound: SourceFile[][] }

const file = (path: string, text = ''): SourceFile => ({ path, text })

const RULES: Readonly<Record<string, Planted>> = {
  'a file of ui serves two features or the app': {
    rule: house.uiServesTwo,
    broken: [
      [file('src/ui/controls/a.tsx')],
      [
        file('src/ui/controls/a.tsx'),
        file('src/features/journal/b.tsx', "import { A } from '~/ui/controls/a.tsx'"),
        file('src/features/journal/c.tsx', "import { A } from '~/ui/controls/a.tsx'"),
      ],
      [
        file('src/ui/controls/a.tsx'),
        file('src/ui/controls/b.tsx', "import { A } from '~/ui/controls/a.tsx'"),
        file('src/features/journal/c.tsx', "import { B } from '~/ui/controls/b.tsx'"),
        file('tests/ui/a.test.tsx', "import { A } from '~/ui/controls/a.tsx'"),
      ],
    ],
    sound: [
      [
        file('src/ui/controls/a.tsx'),
        file('src/ui/controls/b.tsx', "import { A } from '~/ui/controls/a.tsx'"),
        file('src/features/journal/c.tsx', "import { B } from '~/ui/controls/b.tsx'"),
        file('src/features/session/d.tsx', "const B = import('~/ui/controls/b.tsx')"),
      ],
      [
        file('src/ui/controls/a.tsx'),
        file('src/app/b.tsx', "import { A } from '~/ui/controls/a.tsx'"),
      ],
      [
        file('src/ui/controls/a.tsx', "import { Root } from '@radix-ui/react-slider'"),
        file('src/listening/b.tsx', "import { A } from '~/ui/controls/a.tsx'"),
      ],
    ],
  },
  'no two folders of a room know each other': {
    rule: house.noFolderCircles,
    broken: [
      [
        file('src/queries/outbox/a.ts', "import { b } from '~/queries/cache/b.ts'"),
        file('src/queries/cache/c.ts', "import type { D } from '~/queries/outbox/d.ts'"),
      ],
      [
        file('src/features/journal/a.ts', "const b = () => import('./page/b.ts')"),
        file('src/features/journal/page/c.ts', "import { d } from '../d.ts'"),
      ],
    ],
    sound: [
      [
        file('src/queries/outbox/a.ts', "import { b } from '~/queries/cache/b.ts'"),
        file('src/queries/cache/c.ts', "import { d } from '~/device/outbox/d.ts'"),
        file('src/device/outbox/d.ts', "import { e } from '~/device/outbox/e.ts'"),
      ],
    ],
  },
  'no two files know each other': {
    rule: house.noCircles,
    broken: [
      [
        file('src/raga/a.ts', "import { b } from './b.ts'"),
        file('src/raga/b.ts', "import type { A } from '~/raga/a.ts'"),
      ],
      [
        file('src/domain/a.ts', "export { b } from '~/domain/b.ts'"),
        file('src/domain/b.ts', "import { c } from '~/domain/c.ts'"),
        file('src/domain/c.ts', "import { a } from '~/domain/a.ts'"),
      ],
    ],
    sound: [
      [
        file('src/app/a.ts', "const b = () => import('~/app/b.ts')"),
        file('src/app/b.ts', "import { a } from '~/app/a.ts'"),
      ],
      [
        file('src/domain/a.ts', "import '~/domain/b.ts'\nimport '~/domain/c.ts'"),
        file('src/domain/b.ts', "import '~/domain/c.ts'"),
        file('src/domain/c.ts'),
      ],
    ],
  },
  'a file that is named is there': {
    rule: house.namedFilesExist,
    broken: [
      [file('README.md', 'See `src/domain/gone.ts`.')],
      [file('dev/a.ts', '// As in tests/domain/gone.test.ts.')],
      [file('package.json', '"chart": "tsx dev/gone.ts"')],
    ],
    sound: [
      [file('README.md', 'See `src/domain/mood.ts`.'), file('src/domain/mood.ts')],
      [file('dev/a.ts', "import { b } from '~dev/gone.ts'\nconst c = './dev/gone.ts'")],
    ],
  },
}

describe('the rooms', () => {
  test('the rooms of all files are known', () => {
    expect(FILES.length).toBeGreaterThan(900)
    const names = FILES.map(({ path }) => path)
    expect(names).toEqual(expect.arrayContaining(['src/ui/styles/app.css', 'public/bell.mp3']))
    expect(new Set(names).size).toBe(names.length)
  })

  describe.each(Object.entries(RULES))('%s', (_name, { rule, broken, sound }) => {
    test('the rule of the rooms holds for every file', () => {
      expect(rule(FILES)).toEqual([])
    })

    test('the rule of the rooms can fail', () => {
      for (const files of broken) expect(rule(files), JSON.stringify(files)).not.toEqual([])
      for (const files of sound) expect(rule(files), JSON.stringify(files)).toEqual([])
    })
  })
})
