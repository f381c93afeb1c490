var e={"learn-contents":`Chapters`,"learn-play":`Now play`,"learn-board":`A small lake to try things out on`,"learn-board-cell":[`Move the tile to free cell `,{v:`number`}],"learn-board-back":`Back to the example`,"learn-sign":[{s:`color`,d:`black`,k:{red:`diamond`,orange:`sun`,green:`leaf`,purple:`moon`,blue:`drop`,white:`ring`,black:`square`}}],"learn-middle":[{s:`middle`,d:`water`,k:{boat:`The starting tile has a boat in its middle. A boat is not a platform.`,platform:`Eleven tiles have a platform. Platforms earn favor tokens.`,water:`All other tiles show open water.`}}],"learn-row-cards":`cards of each color in the supply`,"learn-row-tiles":`lake tiles in play`,"learn-row-draw":`of these on the draw stack`,"learn-row-stack":`dedication tokens in each stack`,"learn-set":[{s:`kind`,d:`seven-unique`,k:{"four-of-a-kind":`Four cards of one color.`,"three-pair":`Two cards of each of three different colors.`,"seven-unique":`One card of every color.`}}],"learn-take":[{m:`kind`},`: take the token worth `,{v:`honor`}],"learn-generic":`then always 4`,"learn-title-goal":`The game in a minute`,"learn-text-goal":[`It is the night of the harvest festival. Two to four players take turns laying lantern tiles`,`
`,`on a lake. Every tile shines toward everybody at the table: you take the lanterns that face you,`,`
`,`and so do your rivals.`,`

`,`Collect lantern cards, dedicate them in sets, and earn honor. The first sets are worth the most, so be`,`
`,`quick; and watch what you hand to the others. The player with the most honor at the end wins.`],"learn-title-pieces":`The pieces`,"learn-text-pieces":[`There are seven colors. Each has a symbol of its own, so nobody needs to tell red from green.`,`
`,`A tile shows one color on each of its four sides.`,`

`,`There are 8 lantern cards of each color, 20 favor tokens and 30 dedication tokens: 27 in three stacks,`,`
`,`one for each kind of set, and 3 generic ones worth 4.`],"learn-title-setup":`How a game begins`,"learn-text-setup":[`Everybody sits at a side of the lake; two players normally sit opposite each other. The starting tile`,`
`,`lies in the middle, and each player takes one card in the color of the side that faces them. The player`,`
`,`who faces red begins. Play goes clockwise, seen from above.`,`

`,`Everybody holds three tiles that nobody else sees. Your cards lie open.`,`

`,`On your own screen you always sit at the bottom, and the others around the lake as at a real table.`,`
`,`How many cards, tiles and tokens there are depends on the number of players.`],"learn-title-turn":`Your turn`,"learn-text-turn":[`A turn has three steps, always in this order: exchange, dedicate, place. The first two are up to`,`
`,`you, and each is done at most once. Then you place one tile, and draw a new one as long as there`,`
`,`are any.`,`

`,`Until your tile lies on the lake you can take back what you did before it.`],"learn-title-exchange":`Exchange (optional)`,"learn-text-exchange":[`Pay 2 favor tokens, put one of your cards back into the supply, and take a card of another color`,`
`,`that the supply still has.`],"learn-title-dedicate":`Dedicate (optional)`,"learn-text-dedicate":[`Return one set of cards to the supply and take the token on top of that set’s stack. Its number is`,`
`,`the honor you earn. The numbers fall from the top down: tap a stack to see what is left for the next.`],"learn-dedicate-more":[`These are the stacks for four players; with three, one token is left out of each, with two, three. You`,`
`,`dedicate at most one set a turn. When a stack is empty its set still earns 4.`],"learn-title-limit":`At most twelve cards`,"learn-text-limit":[`If your turn began with more than 12 cards and a dedication has not brought you down to 12, you discard`,`
`,`cards of your choice to the supply until you have 12. Only then may you place a tile. Once you begin to`,`
`,`discard, the exchange and the dedication of this turn are over.`,`

`,`You never discard at any other time.`],"learn-title-place":`Place a tile`,"learn-text-place":[`Put one of your tiles, turned any way you like, on a free cell beside a tile on the lake. Colors`,`
`,`need not match. Then every player, you first and then clockwise, takes one card in the color of`,`
`,`the new tile’s side that faces them.`,`

`,`Where the tile lies does not matter. On every tile, near or far, the side that points your way is`,`
`,`yours: on your screen, where you always sit at the bottom, it is the bottom side. The player across`,`
`,`takes the color of the top side, and a side that points at an empty place gives nothing.`,`

`,`Try it: turn the tile, or tap another cell.`],"learn-caption-facing":`Blue faces you, white faces Bao, green faces Mei and purple faces Ola.`,"learn-title-gives":`Matches and favor`,"learn-text-gives":[`Before anybody takes the card that faces them, you are rewarded for matches. For each side of your new`,`
`,`tile that touches the same color on another tile, you take a card of that color.`,`

`,`Then you take one favor token for each platform among the tiles that match: each matching`,`
`,`tile beside it that has one, and your new tile if it has one. Your tile counts once, however many of its`,`
`,`sides match. Without a match there is no favor.`],"learn-caption-platform":[`The left side matches green with green. The other tile has no platform, but the new one has: one`,`
`,`green card and one favor token.`],"learn-caption-two":[`Two matches, and three platforms take part: a purple and a red card and three favor tokens. Only`,`
`,`one black card is left, and you come before Bao.`],"learn-title-short":`When a color runs out`,"learn-text-short":[`When the supply has no card of a color left, nobody takes that card, and nothing replaces it.`,`
`,`Everything is taken in order: matches first, then clockwise from you. So the last card goes to`,`
`,`the player who comes first. Cards that are returned can be taken again at once.`,`

`,`Favor tokens are limited as well: there are 20.`],"learn-caption-short":[`There is no black card. Mei faces black and takes nothing. You match red with the boat’s tile,`,`
`,`but a boat is no platform: no favor.`],"learn-title-example":`A whole turn, step by step`,"learn-text-example":[`You have 3 favor tokens and eight cards: three red ones, and one each of orange, green, purple, blue`,`
`,`and white.`,`

`,`1. Exchange. You pay 2 favor tokens, put your purple card back and take a fourth red one. You have 1`,`
`,`favor token left.`,`

`,`2. Dedicate. You return the four red cards and take the token on top of “four of a kind”, an 8. You have`,`
`,`four cards left.`,`

`,`3. Place. You turn your tile so that blue meets blue at the top. The match gives you a blue card,`,`
`,`and the platform of the tile above it a favor token.`,`

`,`4. Facing. The bottom side of your tile is orange, so you take an orange card. Then Bao on the left`,`
`,`takes red, Mei across from you takes blue and Ola on the right takes white.`,`

`,`5. Draw. You take a new tile from the draw stack, and Bao is next. You have six cards, 2 favor tokens`,`
`,`and 8 honor.`],"learn-caption-example":`The last three steps: blue matches blue, and each player takes the color that faces them.`,"learn-title-end":`The end`,"learn-text-end":[`When the last tile has been placed, everybody has one more turn, beginning with the start player.`,`
`,`In it you may exchange and dedicate once more; nothing is placed, and the limit of twelve cards`,`
`,`does not apply.`,`

`,`The most honor wins. If honor is tied, the most favor tokens left decide; then the most lantern`,`
`,`cards left; and if even those are tied, the victory is shared.`],"learn-title-questions":`Questions`,"learn-ask-match":`Do colors have to match when I place a tile?`,"learn-answer-match":`No. Any side may touch any other. A match is a bonus.`,"learn-ask-boat":`Is the boat a platform?`,"learn-answer-boat":`No. A match with the starting tile gives the card, and no favor for the boat. A platform on your new tile still counts.`,"learn-ask-neighbor":`A platform tile touches mine, but the colors differ. Favor?`,"learn-answer-neighbor":`No. Only tiles that take part in a match count.`,"learn-ask-platform":`My platform tile matches on three sides. Three favor tokens for it?`,"learn-answer-platform":`One for your tile. Platforms on the matching tiles count as well.`,"learn-ask-missing":`The supply is out of the color I matched. Do I still get favor?`,"learn-answer-missing":`Yes. The match stands; only the card is missing.`,"learn-ask-last":`Two of us are due a color that has only one card left. Who gets it?`,"learn-answer-last":`The one who comes first: matches before facing, then clockwise from the player who placed the tile.`,"learn-ask-returned":`Are cards that I return available right away?`,"learn-answer-returned":`Yes. They are back in the supply before your tile is placed, and may come straight back to you or go to others.`,"learn-ask-order":`May I dedicate first and exchange afterward?`,"learn-answer-order":`No. The order is exchange, dedicate, place.`,"learn-ask-twice":`May I dedicate twice in one turn?`,"learn-answer-twice":`No, not even in the final turn.`,"learn-ask-fourteen":`I have 14 cards. Must I dedicate?`,"learn-answer-fourteen":`No. You may dedicate, discard two cards, or both if the dedication is not enough.`,"learn-ask-over":`I went above 12 cards because of another player’s tile. Do I discard now?`,"learn-answer-over":`No. The limit is checked only on your own turn, just before you place.`,"learn-ask-generic":`The stack of my set is empty. Is it still worth it?`,"learn-answer-generic":`It always earns 4.`,"learn-ask-favor":`All 20 favor tokens are taken. What now?`,"learn-answer-favor":`Nobody earns favor until a player pays for an exchange.`,"learn-ask-pass":`May I pass?`,"learn-answer-pass":`Not before the final turn. You always place a tile.`,"learn-ask-secret":`What is secret?`,"learn-answer-secret":`The tiles in players’ hands, the order of the draw stack, and which tiles are not in play. Everything else is open.`,"learn-text-questions":`Tap a question to see the answer.`,"learn-title-differ":`Where rulebooks differ`,"learn-text-differ":[`The printed rulebooks do not agree on everything, and they leave some questions open. This is how we`,`
`,`play it here.`,`

`,`Favor tokens are limited to the 20 in the box. That is our ruling.`,`

`,`Once you begin to discard, the exchange and the dedication of this turn are over. That is our ruling.`,`

`,`If a dedication leaves you with more than 12 cards, you still discard down to 12. The rulebooks only say`,`
`,`to dedicate or discard. That is our ruling.`,`

`,`In an exchange you take a different color from the one you give. The English and Polish rulebooks speak`,`
`,`of a different card; the German sheet allows any.`,`

`,`A set whose stack is empty earns 4 every time, even when all generic tokens are taken. The publisher`,`
`,`has confirmed this; the German sheet stops after three, but prints the publisher’s answer.`],"learn-title-shuffle":`A shuffle that anybody can check`,"learn-text-shuffle":[`Before anybody sits down, the server draws a secret number and shows its seal: a fingerprint`,`
`,`(SHA-256) from which the number cannot be guessed, and which no other number has. From then on it`,`
`,`cannot change its mind.`,`

`,`When you sit down, your browser draws a random number of its own and shows only its seal. When everyone`,`
`,`has sat down, the players’ numbers are shown. Seats, start player and the order of the tiles are worked`,`
`,`out from all these numbers together, so neither the server nor any single player can choose them.`,`

`,`After the game the secret is shown. On the festival screen your own browser works everything out`,`
`,`again: whether the secret fits the seal, whether your number is in it, and whether the tiles came`,`
`,`as they had to.`],credits:`Lanterns: The Harvest Festival was designed by Christopher Chung and is published by Renegade Game Studios. This is an unofficial version made by fans, not connected with either.`,"credits-font":`Headings are set in Fraunces, a font under the SIL Open Font License.`};export{e as default};