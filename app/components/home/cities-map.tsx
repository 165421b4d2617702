/** A drawn map of the cities where the firm works. The list next to it has them all, so the map is not interactive. */
export function CitiesMap() {
  return (
    <img
      src="/pictures/randstad.svg"
      width={480}
      height={330}
      loading="lazy"
      alt="Kaart van de Randstad met onze tien plaatsen, van Zaandam tot Rotterdam."
      className="w-full rounded-card"
    />
  );
}
