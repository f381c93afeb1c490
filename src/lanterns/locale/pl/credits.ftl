# Kto stworzył grę: na stronie głównej i pod zasadami.

credits = Grę Lanterns: The Harvest Festival zaprojektował Christopher Chung, a wydaje ją Renegade Game Studios. To nieoficjalna wersja stworzona przez fanów, niezwiązana z autorem ani z wydawcą.
credits-font = Nagłówki złożono krojem Fraunces na licencji SIL Open Font License.
