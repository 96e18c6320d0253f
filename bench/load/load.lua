-- Arguments: the number of visitors (0 means one), the body to post (empty means GET), and the paths. A trailing "*" makes each request's path unique.
local paths = {}
local sent = 0
local threads = {}
noStore = 0

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  local visitors, posted = tonumber(args[1]), args[2]
  for index = 3, #args do
    paths[index - 2] = args[index]
  end
  local distinct = paths[1]:sub(-1) == '*'
  -- Builds a constant request once, because composing each would load the measured machine.
  if #paths == 1 and not distinct and visitors == 0 and posted == '' then
    return
  end
  local headers = {}
  for name, value in pairs(wrk.headers) do
    headers[name] = value
  end
  if posted ~= '' then
    headers['content-type'] = 'text/plain'
  end
  if distinct then
    response = countNoStore
  end
  request = function()
    local path = paths[sent % #paths + 1]:gsub('%*$', sent)
    sent = sent + 1
    if visitors > 0 then
      local visitor = sent % visitors
      headers['x-forwarded-for'] = ('198.%d.%d.%d'):format(18 + math.floor(visitor / 65536), math.floor(visitor / 256) % 256, visitor % 256)
    end
    if posted ~= '' then
      return wrk.format('POST', path, headers, posted)
    end
    return wrk.format('GET', path, headers)
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
