# Von wem das Spiel ist: auf der Startseite und unter den Regeln.

credits = Lanterns: The Harvest Festival ist ein Spiel von Christopher Chung, erschienen bei Renegade Game Studios. Dies ist eine inoffizielle Fassung von Fans ohne Verbindung zu beiden.
credits-font = Überschriften in Fraunces, einer Schrift unter der SIL Open Font License.
