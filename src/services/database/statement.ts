import type { Call, Json } from '~/lib/call.ts'

/** A statement with its parameters, as the driver sends it. */
export type Statement = {
  readonly query: string
  readonly params: readonly (string | number | boolean | null)[]
}

const NAME = /^[a-z][a-z_]*$/

/**
 * The statement that calls a function of `api`. Names come from the app's code; the values never
 * become part of the text.
 * @throws TypeError for a name that is none of ours.
 */
export function statementOf({ name, args }: Call): Statement {
  const names = Object.keys(args)
  if (![name, ...names].every((each) => NAME.test(each))) throw new TypeError('Not a name of ours')
  const list = names.map((each, index) => `${each} => $${index + 1}`).join(', ')
  return {
    query: `select api.${name}(${list}) as reply`,
    params: names.map((each) => parameter(args[each])),
  }
}

function parameter(value: Json | undefined): Statement['params'][number] {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : value
}
