// From PostgREST's own table: a full SQLSTATE is looked up before its class; all others are 400.
const OF_SQLSTATE: Readonly<Record<string, number>> = {
  21000: 500,
  23503: 409,
  23505: 409,
  25006: 405,
  42501: 403,
  42883: 404,
  '42P01': 404,
  '42P17': 500,
  53400: 500,
  '57P01': 503,
  P0001: 400,
}
const OF_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  25: 500,
  28: 403,
  '2D': 500,
  38: 500,
  39: 500,
  '3B': 500,
  40: 500,
  53: 503,
  54: 500,
  55: 500,
  57: 500,
  58: 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

// A function may choose the status: `PT402` is 402.
function chosenStatus(sqlstate: string): number {
  const status = Number(sqlstate.slice(2))
  return status >= 200 && status <= 599 ? status : 500
}

/** The HTTP status for a SQLSTATE, for a caller with a valid token. */
export function statusOfSqlstate(sqlstate: string): number {
  if (sqlstate.startsWith('PT')) return chosenStatus(sqlstate)
  return OF_SQLSTATE[sqlstate] ?? OF_CLASS[sqlstate.slice(0, 2)] ?? 400
}
