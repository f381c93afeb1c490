# Chi ha creato il gioco: nella pagina iniziale e sotto le regole.

credits = Lanterns: The Harvest Festival è un gioco di Christopher Chung, pubblicato da Renegade Game Studios. Questa è una versione non ufficiale fatta da appassionati, senza legami con loro.
credits-font = I titoli sono in Fraunces, un carattere con licenza SIL Open Font License.
