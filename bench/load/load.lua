-- Arguments: the encoding of the answers, then the paths; a trailing "*" makes each request's path unique.
local paths = {}
local sent = 0
local threads = {}
noStore = 0

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  for index = 1, #args do
    paths[index] = args[index]
  end
  local distinct = paths[1]:sub(-1) == '*'
  -- A constant request is written once: composing each would cost the machine that is measured.
  if #paths == 1 and not distinct then
    return
  end
  if distinct then
    response = countNoStore
  end
  request = function()
    local path = paths[sent % #paths + 1]:gsub('%*$', sent)
    sent = sent + 1
    return wrk.format('GET', path)
  end
end

function countNoStore(_, headers)
  if headers['cache-control'] == 'no-store' then
    noStore = noStore + 1
  end
end

function done(summary, latency)
  local errors = summary.errors
  local uncached = 0
  for _, thread in ipairs(threads) do
    uncached = uncached + thread:get('noStore')
  end
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  local line = '\n{"count":%d,"seconds":%.3f,"p50":%.2f,"p99":%.2f,"failed":%d,"noStore":%d}\n'
  local ms = function(percentile)
    return latency:percentile(percentile) / 1000
  end
  io.write(line:format(summary.requests, summary.duration / 1e6, ms(50), ms(99), failed, uncached))
end
