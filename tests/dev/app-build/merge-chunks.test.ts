import { expect, test } from 'vitest'
import { mergeChunks } from '~dev/app-build/merge-chunks.ts'
import { chunksOfSameUse, type ModuleNode, type Stage } from '~dev/app-build/module-graph.ts'

const node = (
  id: string,
  size: number,
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
): ModuleNode => ({ id, size, isEntry: id === 'main', imports, dynamicImports })

const namesOf = (nodes: readonly ModuleNode[], most = 40) =>
  mergeChunks(nodes, chunksOfSameUse(nodes), most)
    .map(({ modules }) => modules.toSorted().join(' '))
    .toSorted()

const LARGE = 1_000_000
/** Too large for pages that do without it, and worth loading to save a request. */
const MIDDLE = 50_000
const PAGES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const pages = (imports: (page: string) => readonly string[]) =>
  PAGES.map((page) => node(page, LARGE, imports(page)))

test('the chunks of the document come first, its libraries apart from its own code', () => {
  const nodes = [
    node('main', 10, ['own', '/node_modules/react'], PAGES),
    node('own', 10),
    node('/node_modules/react', 10),
    ...pages(() => ['own', '/node_modules/react']),
  ]
  expect(namesOf(nodes)).toEqual(['/node_modules/react', ...PAGES, 'main own'])
})

test('own code of many pages is loaded with the document, and a library of theirs is not', () => {
  const nodes = [
    node('main', 10, [], PAGES),
    node('button', 10),
    node('form', 10, ['/node_modules/zod']),
    node('/node_modules/zod', LARGE),
    ...pages(() => ['button', 'form']),
  ]
  const names = namesOf(nodes)
  expect(names).toContain('button main')
  expect(names.filter((modules) => modules.includes('zod') && modules.includes('main'))).toEqual([])
})

test('small code that is needed together becomes one chunk, and a large page stays separate', () => {
  const nodes = [
    node('main', 10, [], PAGES),
    ...pages((page) => (page === 'a' ? ['chart'] : [])),
    node('chart', MIDDLE, [], ['sky']),
    node('sky', 100, ['chart']),
  ]
  expect(namesOf(nodes)).toEqual([...PAGES, 'chart sky', 'main'].toSorted())
})

test('small code that two of many pages share is loaded with the document, and keeps them apart', () => {
  const nodes = [
    node('main', 10, [], PAGES),
    ...pages((page) => (page === 'a' || page === 'b' ? ['figure'] : [])),
    node('figure', 1000),
  ]
  expect(namesOf(nodes)).toEqual([...PAGES, 'figure main'].toSorted())
})

test('a large library is not loaded by pages that do without it', () => {
  const nodes = [
    node('main', 10, [], ['door', 'driver', ...PAGES]),
    ...pages(() => []),
    node('door', 100, ['shared']),
    node('driver', 100, ['shared', '/node_modules/driver']),
    node('/node_modules/driver', LARGE),
    node('shared', 100),
  ]
  const door = namesOf(nodes).find((modules) => modules.split(' ').includes('door'))
  expect(door).toBeDefined()
  expect(door).not.toContain('driver')
})

test('the chunks are no more than allowed, and none of them need one another', () => {
  const nodes = [
    node('main', 10, [], PAGES),
    ...pages((page) => [`${page}1`]),
    ...PAGES.map((page, index) =>
      node(
        `${page}1`,
        LARGE,
        PAGES.slice(index + 1, index + 2).map((next) => `${next}1`),
      ),
    ),
  ]
  const chunks = mergeChunks(nodes, chunksOfSameUse(nodes), 5)
  expect(chunks.length).toBeLessThanOrEqual(5)
  const homes = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const needs = (chunk: (typeof chunks)[number]) =>
    new Set(
      nodes
        .filter(({ id }) => homes.get(id) === chunk)
        .flatMap(({ imports }) => imports.flatMap((id) => homes.get(id) ?? []))
        .filter((needed) => needed !== chunk),
    )
  for (const chunk of chunks) {
    const all = needs(chunk)
    for (const needed of all) for (const further of needs(needed)) all.add(further)
    expect(all.has(chunk)).toBe(false)
  }
})

test('two libraries that nothing needs together stay apart, however few chunks are allowed', () => {
  const nodes = [
    node('main', 10, [], PAGES),
    ...pages(() => []),
    node('k', LARGE, [], ['driver', 'zones']),
    node('driver', 10, ['/node_modules/driver']),
    node('/node_modules/driver', MIDDLE),
    node('zones', 10, ['/node_modules/zones']),
    node('/node_modules/zones', MIDDLE),
  ].map((one) => (one.id === 'a' ? { ...one, imports: ['k'] } : one))
  for (const most of [13, 8, 3]) {
    const together = namesOf(nodes, most).filter(
      (modules) => modules.includes('/driver') && modules.includes('/zones'),
    )
    expect(together).toEqual([])
  }
})

test('what the document fetches ahead is not merged with what other pages alone need', () => {
  const nodes = (isFirst: boolean) => [
    node('main', 10, [], PAGES),
    ...PAGES.map((page, index) => ({
      ...node(page, 2 * LARGE + index),
      isFirst: isFirst && page === 'a',
    })),
  ]
  expect(namesOf(nodes(false), PAGES.length)).toContain('a b')
  expect(namesOf(nodes(true), PAGES.length)).toEqual(expect.arrayContaining(['a', 'b c']))
})

test('what pages ask for in one stage is one chunk, and what each asks for by itself another', () => {
  const nodes = (stages: readonly (Stage | undefined)[]) => [
    node('main', 10, [], ['player', 'keepers', ...PAGES]),
    { ...node('player', LARGE), stage: stages[0] },
    { ...node('keepers', LARGE), stage: stages[1] },
    ...pages(() => []),
  ]
  const apart = [...PAGES, 'keepers', 'main', 'player'].toSorted()
  expect(namesOf(nodes([]))).toEqual(apart)
  expect(namesOf(nodes(['rest', 'drawn']))).toEqual(apart)
  expect(namesOf(nodes(['rest', 'rest']))).toEqual([...PAGES, 'keepers player', 'main'].toSorted())
})

test('what home asks for later is not merged with what is asked for now and then', () => {
  const nodes = (isFirst: boolean) =>
    [
      node('main', 10, [], PAGES),
      ...pages(() => []).map((page) =>
        page.id === 'a' ? { ...page, isFirst, dynamicImports: ['line'] } : page,
      ),
      node('line', MIDDLE),
      ...['b1', 'c1'].map((id) => node(id, MIDDLE + 1)),
    ].map((one) => (one.id === 'b' ? { ...one, dynamicImports: ['b1', 'c1'] } : one))
  expect(namesOf(nodes(false), PAGES.length + 3)).toContain('b1 line')
  expect(namesOf(nodes(true), PAGES.length + 3)).toEqual(expect.arrayContaining(['line', 'b1 c1']))
})

test('a library stays apart from a page that does without it, however few chunks are allowed', () => {
  const nodes = [
    node('main', 10, [], ['driver', ...PAGES]),
    ...pages(() => []),
    node('driver', 100, ['/node_modules/driver']),
    node('/node_modules/driver', LARGE),
  ]
  const chunks = mergeChunks(nodes, chunksOfSameUse(nodes), 3)
  const holding = chunks.find(({ modules }) => modules.includes('/node_modules/driver'))
  expect(holding?.modules.toSorted()).toEqual(['/node_modules/driver', 'driver'])
  expect(chunks.length).toBe(3)
})
