import type pg from 'pg'
import { z } from 'zod'
import { DataApiRefusal } from './data-api-refusal.ts'
import type { FunctionCall } from './data-api-request.ts'

const functionShape = z.object({
  /** The name as SQL writes it. */
  quoted: z.string(),
  isVolatile: z.boolean(),
  isSet: z.boolean(),
  isVoid: z.boolean(),
  parameters: z.array(
    z.object({
      name: z.string(),
      quoted: z.string(),
      type: z.string(),
      isRequired: z.boolean(),
      isVariadic: z.boolean(),
    }),
  ),
})

/** A function of the schema `api`, as the catalogue describes it. */
export type ApiFunction = z.infer<typeof functionShape>

// Names and types leave the catalogue as SQL can read them again. Without a type modifier,
// `character` and `bit` keep the length of the value sent.
const LOOK_UP = `
  select coalesce(json_agg(json_build_object(
    'quoted', quote_ident(p.proname), 'isVolatile', p.provolatile = 'v', 'isSet', p.proretset,
    'isVoid', p.prorettype = 'void'::regtype,
    'parameters', (
      select coalesce(json_agg(json_build_object(
        'name', coalesce(a.name, ''), 'quoted', quote_ident(coalesce(a.name, '')),
        'type', format_type(a.type, -1), 'isRequired', a.place <= p.pronargs - p.pronargdefaults,
        'isVariadic', a.mode = 'v') order by a.place), '[]')
      from (
        select type, name, coalesce(mode, 'i') as mode, row_number() over (order by place) as place
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
          with ordinality as listed(type, name, mode, place)
        where coalesce(mode, 'i') in ('i', 'b', 'v')
      ) as a
    )
  )), '[]') as functions
  from pg_catalog.pg_proc as p
  where p.pronamespace = to_regnamespace('api') and p.proname = $1 and p.prokind = 'f'`

function takes({ parameters }: ApiFunction, given: ReadonlySet<string>): boolean {
  const names = new Set(parameters.map(({ name }) => name))
  return (
    !names.has('') &&
    parameters.every(({ name, isRequired }) => !isRequired || given.has(name)) &&
    [...given].every((name) => names.has(name))
  )
}

function notFound({ name, argumentNames }: FunctionCall): DataApiRefusal {
  const given = [...argumentNames].sort().join(', ')
  const none = argumentNames.size === 0
  const sought = none
    ? ' without parameters'
    : ` with parameter${argumentNames.size > 1 ? 's' : ''} ${given}`
  return new DataApiRefusal(404, {
    code: 'PGRST202',
    message: `Could not find the function api.${name}${none ? sought : `(${given})`} in the schema cache`,
    details: `Searched for the function api.${name}${sought} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
  })
}

function ambiguous(name: string, found: readonly ApiFunction[]): DataApiRefusal {
  const candidates = found.map(
    ({ parameters }) =>
      `api.${name}(${parameters.map((each) => `${each.name} => ${each.type}`).join(', ')})`,
  )
  return new DataApiRefusal(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}

/**
 * Finds the one function with this name that takes exactly these arguments; those with defaults are
 * optional. The catalogue is read at every call, so a new migration needs no refresh.
 * @throws DataApiRefusal 404 when there is none, 300 when there are several.
 */
export async function findFunction(client: pg.Client, call: FunctionCall): Promise<ApiFunction> {
  // No name in the catalogue contains a NUL, and PostgreSQL accepts none in a parameter.
  if (call.name.includes('\0')) throw notFound(call)
  const { rows } = await client.query<{ functions: string }>(LOOK_UP, [call.name])
  const all = z.array(functionShape).parse(JSON.parse(rows[0]?.functions ?? '[]'))
  const found = all.filter((each) => takes(each, call.argumentNames))
  if (found.length > 1) throw ambiguous(call.name, found)
  const [only] = found
  if (!only) throw notFound(call)
  return only
}
