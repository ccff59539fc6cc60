import base64, datetime, json, os, urllib.parse, urllib.request

env = lambda name, given: os.environ.get(f"KONTOR_{name}", given)  # by default the values of the sandbox
CHANNEL, ERP = env("CHANNEL_URL", "http://127.0.0.1:7070"), env("ERP_URL", "http://127.0.0.1:7070/erp")


def call(method, url, body=None, **headers):
    """Sends JSON, or a form as it stands, and gives the JSON of the answer. An answer outside 2xx is an HTTPError."""
    if body is not None and not isinstance(body, bytes):
        body, headers = json.dumps(body).encode(), {**headers, "Content-Type": "application/json"}
    request = urllib.request.Request(url, body, headers, method=method)
    with urllib.request.urlopen(request, timeout=90) as response:
        answer = json.loads(response.read() or "null")
    if isinstance(answer, dict) and answer.get("errorList"):
        raise RuntimeError(answer["errorList"])  # a 2xx may tell of a part that was not done
    return answer


form = urllib.parse.urlencode({"refreshToken": env("REFRESH_TOKEN", "refresh-token-of-the-sandbox")}).encode()
token = {"Authorization": "Bearer " + call("POST", f"{CHANNEL}/v1/auth", form)["authToken"]}
events = call("GET", f"{CHANNEL}/v1/channel/event", **token)["eventList"]
for event in events:
    print("event", event["id"], event["type"])  # store it here, before it is acknowledged
if events:
    call("DELETE", f"{CHANNEL}/v1/channel/event", {"eventIdList": [event["id"] for event in events]}, **token)

now = datetime.datetime.now(datetime.timezone.utc).isoformat()
item = {"type": "ITEM", "orderItemId": "ITEM-1", "sku": "SPADE-01", "grossPrice": "24.90", "total": "24.90", "quantity": "1"}
order = {"sellerId": "1", "orderId": f"PYTHON-{now}", "orderStatus": "UNACKED", "purchasedAt": now, "lastChangedAt": now}
call("POST", f"{CHANNEL}/v1/channel/order", {"orderList": [{**order, "currency": "EUR", "orderItem": [item]}]}, **token)

client = ":".join((env("CLIENT_ID", "sandbox-client"), env("CLIENT_SECRET", "secret-of-the-sandbox")))
basic = {"Authorization": "Basic " + base64.b64encode(client.encode()).decode()}
answer = call("POST", env("AUTH_URL", CHANNEL) + "/oauth2/token", b"grant_type=client_credentials", **basic)
app = {"Authorization": "Bearer " + answer["access_token"], "X-AppId": "python/1.0", "X-AppVersion": "1.0"}
app["X-Tenant-Id"] = env("TENANT", "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34")
call("PATCH", f"{ERP}/v2/UpdateCategory", {"id": "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", "name": "Renamed by Python"}, **app)
