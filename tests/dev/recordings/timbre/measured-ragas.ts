/** Every tonic of the catalogue, both first strings, both threads and both voices. */
export const MEASURED_RAGAS = ['yaman', 'malkauns', 'desh', 'bageshri'] as const
