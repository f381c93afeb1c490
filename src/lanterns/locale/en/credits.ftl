# Who made the game: on the first page and below the rules.

credits = Lanterns: The Harvest Festival was designed by Christopher Chung and is published by Renegade Game Studios. This is an unofficial version made by fans, not connected with either.
credits-font = Headings are set in Fraunces, a font under the SIL Open Font License.
