// Smooth lines along places, for maps.

const middle = ([x1, y1], [x2, y2]) => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Quadratic curves through the midpoints, with the points as control points. */
const bends = (points, ends) =>
  points.map((point, index) => `Q${point.join(' ')} ${middle(point, ends[index]).join(' ')}`).join('');

/** Paths along places, a text of longitudes and latitudes; `at` gives the x and y of one in the drawing. */
export function curves(at) {
  const points = (places) =>
    places
      .trim()
      .split(/\s+/)
      .map((place) => at(place.split(',').map(Number)));
  return {
    /** A smooth open path. */
    line(places) {
      const [first, ...others] = points(places);
      return `M${first.join(' ')}${bends(others.slice(0, -1), others.slice(1))}L${others.at(-1).join(' ')}`;
    },
    /** A smooth closed path. */
    shore(places) {
      const all = points(places);
      return `M${middle(all.at(-1), all[0]).join(' ')}${bends(all, [...all.slice(1), all[0]])}z`;
    },
  };
}
