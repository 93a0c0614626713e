import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as house from './architecture/house-rules.ts'
import type { SourceFile } from './architecture/source-file.ts'

const TEXTS = import.meta.glob<string>(
  ['/{src,dev,db,tests,e2e}/**/*.{ts,tsx,mjs}', '/vite.config.ts'],
  { query: '?raw', import: 'default', eager: true },
)
// Their names count for a folder, and a text may name them.
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
  ...['tests/rooms.test.ts', 'README.md', 'index.html', 'package.json', '.env.example'].map(
    (path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }),
  ),
]

type Planted = { rule: house.HouseRule; broken: SourceFile[][]; sound: SourceFile[][] }

const file = (path: string, text = ''): SourceFile => ({ path, text })
const tree = (rows: string) => file('README.md', `## The tree\n\n\`\`\`\n${rows}\`\`\`\n`)
const inFolder = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => file(`${folder}/a${index}.ts`))

const RULES: Readonly<Record<string, Planted>> = {
  'no folder holds more than fifteen files': {
    rule: house.noFolderIsCrowded,
    broken: [
      inFolder('src/ui/controls', 16),
      inFolder('tests/domain', 16),
      inFolder('dev', 16),
      inFolder('src/raga/score', 16),
    ],
    sound: [
      [...inFolder('src/ui/controls', 15), ...inFolder('src/ui/controls/more', 15)],
      inFolder('src/raga/catalogue', 18),
      inFolder('db/migrations', 40),
    ],
  },
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
  "README's tree names every folder, and none that is not there": {
    rule: house.treeNamesEveryFolder,
    broken: [
      [tree('src/ui  buttons\n'), file('src/ui/controls/a.tsx')],
      [tree('src/ui  controls/\n')],
      [tree('src/ui  controls/\n        overlay/\n'), file('src/ui/controls/a.tsx')],
      [tree('src/queries  birth/\n'), file('src/queries/birth/charts/a.ts')],
      [tree('dev  what Node runs\n'), file('dev/bench/phone/a.ts')],
    ],
    sound: [
      [
        tree('src/ui  buttons (controls/,\n        overlay/)\ndev  all\n'),
        file('src/ui/controls/a.tsx'),
        file('src/ui/overlay/a.tsx'),
        file('dev/a.ts'),
      ],
      [tree('src/queries  birth/charts/\n'), file('src/queries/birth/charts/a.ts')],
      [tree('src/features  session/\n'), file('src/features/session/page/view/a.tsx')],
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
