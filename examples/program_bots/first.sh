#!/bin/sh
# A bot as a program, in the shell: --bots "cmd:sh first.sh". It chooses the first legal action.
while read -r line; do
  case $line in
  '{"type":"hello"'*)
    echo '{"type":"hello","protocol":"lanterns-bot/1","name":"first"}'
    ;;
  *)
    id=${line#*'"id":'}
    id=${id%%,*}
    action=${line##*'"legal":["'}
    action=${action%%'"'*}
    echo "{\"type\":\"choice\",\"id\":$id,\"action\":\"$action\"}"
    ;;
  esac
done
