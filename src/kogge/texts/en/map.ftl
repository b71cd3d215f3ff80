# The map: words of at most four letters

map-marker-extra-post = post
map-marker-swap = swap
map-marker-actions-3 = +3a
map-marker-actions-4 = +4a
map-marker-develop = dev
map-marker-remove-three = rem3
map-marker-move-three = mov3

map-ability-keys = KEYS
map-ability-actions = ACTS
map-ability-privilege = PRIV
map-ability-book = BOOK
map-ability-bank = BANK

map-special = prestige
map-legend = [1]–[4] trader’s space, by privilege  (1)–(4) merchant’s space  * coin  ⌂ tavern  » connection
map-legend-boats = (•) boat, merchants only  ◆ permanent marker: mv2 move any two, prv develop Privilege, pst green post, pl2 place two

map-permanent-move-any-two = ◆mv2
map-permanent-develop-privilege = ◆prv
map-permanent-green-post = ◆pst
map-permanent-place-two-from-route = ◆pl2
map-permanent-place-two-abroad = ◆pl2
