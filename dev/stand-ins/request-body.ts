type Field = { readonly type: 'text' } | { readonly type: 'number'; readonly most: number }
type Fault = {
  readonly type: string
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly input: unknown
}

/** The fields of a call's body, with an optional `timezone`; or its faults. */
export type RequestBody =
  | { readonly kind: 'read'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }

const TEXT = { type: 'text' } as const
const degrees = (most: number) => ({ type: 'number', most }) as const

export const CHART_FIELDS = { date: TEXT, time: TEXT, lat: degrees(90), lon: degrees(180) }
export const PROFILE_FIELDS = {
  date: TEXT,
  time: TEXT,
  place: TEXT,
  latitude: degrees(90),
  longitude: degrees(180),
}

/** Reads a body, and describes its faults, as FastAPI with Pydantic 2 does. */
export function readRequestBody(
  text: string,
  fields: Readonly<Record<string, Field>>,
): RequestBody {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    const fault = { type: 'json_invalid', loc: ['body', 0], msg: 'JSON decode error', input: {} }
    return { kind: 'faulty', faults: [fault] }
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const msg = 'Input should be a valid dictionary or object to extract fields from'
    const fault = { type: 'model_attributes_type', loc: ['body'], msg, input: body }
    return { kind: 'faulty', faults: [fault] }
  }
  const members = body as Record<string, unknown>
  const faults = Object.entries(fields).flatMap(([name, field]) => faultOf(members, name, field))
  if ((members.timezone ?? null) !== null) faults.push(...faultOf(members, 'timezone', TEXT))
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'read', body: members }
}

function faultOf(members: Record<string, unknown>, name: string, field: Field): Fault[] {
  const input = members[name]
  const fault = (type: string, msg: string) => [{ type, loc: ['body', name], msg, input }]
  if (input === undefined) {
    return [{ type: 'missing', loc: ['body', name], msg: 'Field required', input: members }]
  }
  if (field.type === 'text') {
    return typeof input === 'string' ? [] : fault('string_type', 'Input should be a valid string')
  }
  if (typeof input !== 'number') return fault('float_type', 'Input should be a valid number')
  if (input > field.most) {
    return fault('less_than_equal', `Input should be less than or equal to ${field.most}`)
  }
  if (input < -field.most) {
    return fault('greater_than_equal', `Input should be greater than or equal to -${field.most}`)
  }
  return []
}
