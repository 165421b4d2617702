/** Where the cities of the firm lie. The list beside it names them all, so this is no link and needs no code. */
export function CitiesMap() {
  return (
    <img
      src="/pictures/randstad.svg"
      width={360}
      height={320}
      loading="lazy"
      alt="Kaart van de Randstad met onze tien plaatsen, van Zaandam tot Rotterdam."
      className="w-full rounded-card"
    />
  );
}
