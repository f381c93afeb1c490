/* A bot as a program, in C: cc -O2 -o last last.c, then --bots "cmd:./last".
 *
 * It chooses the last of the legal actions. The protocol promises that a line is compact JSON, that
 * "id" comes right after "type", and that "legal" comes last, so a search for text is enough here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "{\"type\":\"hello\"", 15) == 0) {
            puts("{\"type\":\"hello\",\"protocol\":\"lanterns-bot/1\",\"name\":\"last\"}");
        } else {
            const char *id = strstr(line, "\"id\":");
            char *end = strrchr(line, '"'); /* the quotation mark after the last action */
            if (!id || !end)
                return 1;
            *end = '\0';
            const char *action = strrchr(line, '"') + 1;
            printf("{\"type\":\"choice\",\"id\":%ld,\"action\":\"%s\"}\n", atol(id + 5), action);
        }
        fflush(stdout); /* otherwise the answer waits in a buffer, and the bot is late */
    }
    return 0;
}
