/** Pictograms of things whose own name is not one. */
const PERMANENT: Record<string, string> = {
  move_any_two: "move",
  develop_privilege: "privilege",
  green_post: "post",
  place_two_from_route: "route",
  place_two_abroad: "trader",
};

export const permanentIcon = (kind: string): string => PERMANENT[kind] ?? "develop";

const MARKERS: Record<string, string> = { swap: "swap_posts", remove_three: "remove_3", move_three: "move_3" };

export const markerIcon = (marker: string): string => MARKERS[marker] ?? marker;
