/** The public Nominatim of OpenStreetMap, asked when a build names no other geocoder. */
export const PUBLIC_GEOCODER = 'https://nominatim.openstreetmap.org'
