/** A small board and a position for tests. */
import type { BoardData, Teutonica } from "../src/games/teutonica/data";

export const board: BoardData = {
  name: "small",
  title: "Small",
  size: [400, 300],
  end_prestige: 20,
  connection_cities: ["Arnheim", "Stendal"],
  special_city: "",
  special_route: -1,
  special_spaces: [],
  cities: [
    {
      name: "Arnheim",
      at: [60, 150],
      spaces: [{ privilege: "white", shape: "square", prestige: 0 }],
      abilities: [],
      green: false,
      countries: [],
    },
    {
      name: "Isle of Man",
      at: [340, 150],
      spaces: [{ privilege: "orange", shape: "round", prestige: 1 }],
      abilities: ["keys"],
      green: false,
      countries: [],
    },
    { name: "Stendal", at: [200, 40], spaces: [], abilities: [], green: true, countries: [] },
  ],
  routes: [
    {
      cities: ["Arnheim", "Isle of Man"],
      points: [
        [130, 160],
        [200, 170],
        [270, 160],
      ],
      tavern: true,
      boats: [2],
      permanent: "",
      country: "",
    },
    {
      cities: ["Stendal", "Arnheim"],
      points: [
        [80, 80],
        [140, 60],
      ],
      tavern: false,
      boats: [],
      permanent: "move_any_two",
      country: "",
    },
  ],
  home: "",
  abroad: [],
  permissions: [],
  provinces: {},
};

const player = {
  supply: { traders: 5, merchants: 1 },
  stock: { traders: 6, merchants: 0 },
  desk: { keys: 0, actions: 0, privilege: 0, book: 0, bank: 0 },
  values: { keys: 1, actions: 2, privilege: 0, book: 2, bank: 3 },
  markers: [],
  used_markers: 0,
  prestige: { control: 0, coin: 0, connection: 0 },
  network: 0,
};

export const position = (changes: Partial<Teutonica> = {}): Teutonica => ({
  seat: "blue",
  actor: "blue",
  turn: "blue",
  turns: 0,
  actions: 2,
  scores: { blue: { total: 0 }, red: { total: 0 } },
  winners: [],
  players: { blue: structuredClone(player), red: structuredClone(player) },
  routes: {},
  cities: {},
  extra_posts: {},
  green_posts: {},
  special: [],
  markers: { "Arnheim/Isle_of_Man": "swap" },
  bag: 12,
  plate: 0,
  questions: [{ decision: "turn", seat: "blue", route: null, piece: null, left: 0, lifted: null, hand: [] }],
  tracks: {
    keys: [1, 2, 2, 3, 4],
    actions: [2, 3, 3, 4, 4, 5],
    privilege: [0, 1, 2, 3],
    book: [2, 3, 4, 5],
    bank: [3, 5, 7, 99],
  },
  controllers: {},
  ends: { prestige: [0, 20], completed: [0, 10], bag: 12 },
  permissions_used: [],
  ...changes,
});
