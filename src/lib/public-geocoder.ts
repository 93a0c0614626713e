/** The public Nominatim of OpenStreetMap, used when a build sets no other geocoder. */
export const PUBLIC_GEOCODER = 'https://nominatim.openstreetmap.org'
