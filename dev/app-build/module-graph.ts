export const STAGES = ['drawn', 'rest'] as const
export type Stage = (typeof STAGES)[number]

/** What the build knows of a module before it removes unused code. */
export type ModuleNode = {
  readonly id: string
  /** Characters of code. */
  readonly size: number
  /** The document begins with it. */
  readonly isEntry: boolean
  /** The document fetches it ahead, for a person who is signed in. */
  readonly isFirst?: boolean
  /** Every page asks for it together with others of this stage: once it is drawn, or once it rests. */
  readonly stage?: Stage | undefined
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Modules that are loaded together. */
export type Chunk = {
  readonly modules: readonly string[]
  readonly size: number
  /** The entries that need it, as indices: the document is 0, see `startsOf`. */
  readonly entries: ReadonlySet<number>
  /** It needs a library that the document does not need, and so stays out of the document. */
  readonly isLate: boolean
}

/** The entry of the document, which is loaded before any other. */
export const DOCUMENT = 0

/**
 * How much a wait at each entry counts: more for what the document itself imports, like its pages,
 * again more for what home and every page ask for later, and most for what is fetched ahead.
 */
export type Weights = readonly number[]

const ASKED_FOR_BY_THE_DOCUMENT = 4
const AT_EVERY_VISIT = 100
const FETCHED_AHEAD = 200
/**
 * Modules that at least this share of the document's dynamic imports need are loaded with the
 * document.
 */
const COMMON_SHARE = 0.19

/**
 * Puts modules that the same entries need together. This makes no circle between chunks, because
 * all the entries of an importer also need what it imports; libraries of the document are separate
 * from the app's code, because they change less often.
 */
export function chunksOfSameUse(nodes: readonly ModuleNode[]): Chunk[] {
  const needed = entriesOf(nodes)
  const isCommon = commonTo(weightsOf(nodes))
  const late = needingLateLibraries(nodes, needed)
  const chunks = new Map<string, Chunk>()
  for (const { id, size } of nodes) {
    const all = needed.get(id)
    if (!all) continue
    // What the document needs is loaded before any other entry.
    const isEarly = all.has(DOCUMENT) || (isCommon(all) && !late.has(id))
    const entries = isEarly ? new Set([DOCUMENT]) : all
    const isLate = late.has(id)
    const key = `${[...entries].join()} ${isLate} ${entries.has(DOCUMENT) && isLibrary(id)}`
    const chunk = chunks.get(key)
    chunks.set(key, {
      modules: [...(chunk?.modules ?? []), id],
      size: (chunk?.size ?? 0) + size,
      entries,
      isLate,
    })
  }
  return [...chunks.values()]
}

export function isLibrary(id: string): boolean {
  return id.includes('/node_modules/')
}

/** The libraries that the document does not need, and all modules that need one of them. */
function needingLateLibraries(
  nodes: readonly ModuleNode[],
  needed: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlySet<string> {
  const libraries = nodes.filter(({ id }) => isLibrary(id) && !needed.get(id)?.has(DOCUMENT))
  const late = new Set(libraries.map(({ id }) => id))
  const importers = new Map<string, string[]>()
  for (const { id, imports } of nodes) {
    for (const next of imports) importers.set(next, [...(importers.get(next) ?? []), id])
  }
  for (const id of late) for (const importer of importers.get(id) ?? []) late.add(importer)
  return late
}

/**
 * Whether the share of the document's dynamic imports that need a module is large enough to load
 * it with the document.
 */
function commonTo(weights: Weights): (entries: ReadonlySet<number>) => boolean {
  const asked = weights.flatMap((weight, entry) => (weight > 1 ? [entry] : []))
  return (entries) =>
    asked.filter((entry) => entries.has(entry)).length >= asked.length * COMMON_SHARE
}

/** How much each entry counts, by its index. */
export function weightsOf(nodes: readonly ModuleNode[]): Weights {
  const needed = entriesOf(nodes)
  const starts = startsOf(nodes)
  const ahead = starts.map((start) => start.some(({ isFirst }) => isFirst))
  const askedBy = (isNeeded: (entries: ReadonlySet<number>) => boolean) => {
    const importers = nodes.filter(({ id }) => isNeeded(needed.get(id) ?? new Set()))
    return new Set(importers.flatMap(({ dynamicImports }) => dynamicImports))
  }
  const byDocument = askedBy((entries) => entries.has(DOCUMENT))
  const byHome = askedBy(
    (entries) => !entries.has(DOCUMENT) && [...entries].some((entry) => ahead[entry]),
  )
  return starts.map((start, entry) => {
    if (ahead[entry]) return FETCHED_AHEAD
    const isAsked = (by: ReadonlySet<string>) => start.some(({ id }) => by.has(id))
    if (start.some(({ stage }) => stage) || isAsked(byHome)) return AT_EVERY_VISIT
    return isAsked(byDocument) ? ASKED_FOR_BY_THE_DOCUMENT : 1
  })
}

/**
 * The modules that each entry begins with: the document's own, all those of a stage, and every other
 * module that is imported dynamically.
 */
function startsOf(nodes: readonly ModuleNode[]): ModuleNode[][] {
  const asked = new Set(nodes.flatMap(({ dynamicImports }) => dynamicImports))
  const others = nodes.filter(({ id, isEntry, stage }) => asked.has(id) && !isEntry && !stage)
  return [
    ...nodes.filter(({ isEntry }) => isEntry).map((node) => [node]),
    ...STAGES.map((each) => nodes.filter(({ stage }) => stage === each)),
    ...others.map((node) => [node]),
  ].filter((start) => start.length > 0)
}

/** For each module the entries that reach it by static imports. */
function entriesOf(nodes: readonly ModuleNode[]): ReadonlyMap<string, Set<number>> {
  const importsOf = new Map(nodes.map(({ id, imports }) => [id, imports]))
  const needed = new Map<string, Set<number>>()
  for (const [entry, start] of startsOf(nodes).entries()) {
    const reached = new Set(start.map(({ id }) => id))
    for (const id of reached) {
      for (const next of importsOf.get(id) ?? []) reached.add(next)
      needed.set(id, (needed.get(id) ?? new Set()).add(entry))
    }
  }
  return needed
}
