import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { mergeChunks } from './merge-chunks.ts'
import {
  type Chunk,
  chunksOfSameUse,
  DOCUMENT,
  isLibrary,
  type ModuleNode,
  STAGES,
  type Stage,
} from './module-graph.ts'

/**
 * Written in addition to Vite's manifest, which lists no modules of a chunk with several dynamic
 * imports.
 */
export const CHUNK_LIST = '.vite/chunks.json'

type ListedChunk = {
  /** As paths in the project. */
  readonly modules: readonly string[]
  /** The scripts it imports. */
  readonly imports: readonly string[]
  /** The modules of it that the document fetches ahead, with the address at which it does. */
  readonly ahead: Readonly<Record<string, string>>
}

/** Every script of a build by its file. */
export type ChunkList = Readonly<Record<string, ListedChunk>>

/**
 * How the app marks a dynamic import that the document fetches ahead of the app at an address
 * (`@ahead /login`), and those that every page makes once it is drawn (`@drawn`) and once it rests
 * (`@rest`).
 */
const MARKED = /\bimport\(\s*\/\* @(?:ahead (\/\S+)|(drawn|rest)) \*\/\s*['"]([^'"]+)['"]/g

/**
 * Each visit needs fewer scripts and a little more code than with forty, and the workers and the
 * loader add four.
 */
const MOST_CHUNKS = 30

/**
 * Divides the app into chunks by who needs each module and how large it is; no file is named, so
 * files can move. Code must not rely on the order in which unrelated modules run.
 */
export function chunksByUse(): Plugin {
  let names: ReadonlyMap<string, string> = new Map()
  const ahead = new Map<string, string>()
  const stages = new Map<string, Stage>()
  let root = ''
  return {
    name: 'alap:chunks-by-use',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'by use', name: (id: string) => names.get(id) ?? null }],
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const source = JSON.stringify(listOf(bundle, ahead, root), null, 1)
      this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source })
    },
    configResolved(config) {
      root = config.root
    },
    transform: {
      // Before TypeScript's comments are gone.
      order: 'pre',
      filter: { code: /@(ahead|drawn|rest) / },
      async handler(code, importer) {
        for (const [, address, mark, named = ''] of code.matchAll(MARKED)) {
          const module = await this.resolve(named, importer)
          const stage = STAGES.find((each) => each === mark)
          if (module && stage) stages.set(module.id, stage)
          else if (module && address) ahead.set(module.id, address)
        }
      },
    },
    buildEnd() {
      const nodes = [...this.getModuleIds()].sort().flatMap((id): ModuleNode[] => {
        const info = this.getModuleInfo(id)
        if (!info) return []
        const { code, isEntry, importedIds: imports, dynamicallyImportedIds: dynamicImports } = info
        const marks = { isFirst: ahead.has(id), stage: stages.get(id) }
        return [{ id, size: code?.length ?? 0, isEntry, ...marks, imports, dynamicImports }]
      })
      names = namesOf(mergeChunks(nodes, chunksOfSameUse(nodes), MOST_CHUNKS), nodes)
    },
  }
}

/** Each module with the name of its chunk: the folder or package that most of its code is from. */
function namesOf(chunks: readonly Chunk[], nodes: readonly ModuleNode[]): Map<string, string> {
  const sizes = new Map(nodes.map(({ id, size }) => [id, size]))
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const chunk of chunks) {
    const name = nameOf(chunk, sizes)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    for (const id of chunk.modules) names.set(id, count > 1 ? `${name}-${count}` : name)
  }
  return names
}

function nameOf({ modules, entries }: Chunk, sizes: ReadonlyMap<string, number>): string {
  if (entries.has(DOCUMENT)) return modules.every(isLibrary) ? 'libraries' : 'app'
  const weights = new Map<string, number>()
  for (const id of modules) {
    const place = placeOf(id)
    weights.set(place, (weights.get(place) ?? 0) + (sizes.get(id) ?? 0))
  }
  const [heaviest] = [...weights].sort(([, a], [, b]) => b - a)
  return heaviest?.[0] ?? 'app'
}

/** The package of a library, or the innermost folder of our own file. */
function placeOf(id: string): string {
  const [, library] = /.*\/node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(id) ?? []
  return library ?? id.split('/').at(-2) ?? 'app'
}

function listOf(
  bundle: Rolldown.OutputBundle,
  ahead: ReadonlyMap<string, string>,
  root: string,
): ChunkList {
  const path = (id: string) => relative(root, id)
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    chunks.map(({ fileName, moduleIds, imports }) => [
      fileName,
      {
        modules: moduleIds.map(path),
        imports,
        ahead: Object.fromEntries(
          moduleIds.flatMap((id) => {
            const address = ahead.get(id)
            return address ? [[path(id), address]] : []
          }),
        ),
      },
    ]),
  )
}
